<?php
/**
 * Abilities for agents (since WordPress 6.9).
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Registers `plumbline/audit-post` and `plumbline/get-findings`. */
final class Abilities {

	const CATEGORY = 'plumbline';

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'wp_abilities_api_categories_init', array( $this, 'register_category' ) );
		add_action( 'wp_abilities_api_init', array( $this, 'register_abilities' ) );
	}

	/** Registers the category of both abilities. */
	public function register_category(): void {
		wp_register_ability_category(
			self::CATEGORY,
			array(
				'label'       => 'Plumbline',
				'description' => __( 'Audits of posts for search.', 'plumbline' ),
			)
		);
	}

	/** Both abilities. */
	public function register_abilities(): void {
		wp_register_ability(
			'plumbline/get-findings',
			array(
				'label'            => __( 'Get the findings of a post', 'plumbline' ),
				'description'      => __( 'The last audit of a post: what is wrong, what to do, and whether the post has changed since.', 'plumbline' ),
				'execute_callback' => array( $this, 'findings' ),
			) + $this->common( true )
		);
		wp_register_ability(
			'plumbline/audit-post',
			array(
				'label'            => __( 'Audit a post', 'plumbline' ),
				'description'      => __( 'Audits the saved version of a post through the connected Plumbline server, and stores the verdict.', 'plumbline' ),
				'execute_callback' => array( $this, 'audit' ),
			) + $this->common( false )
		);
	}

	/**
	 * Returns the last verdict.
	 *
	 * @param array $input The post's id.
	 * @return array|WP_Error
	 */
	public function findings( $input ) {
		return ( new Verdict_Routes() )->verdict( get_post( $input['id'] ) );
	}

	/**
	 * Audits the post and returns the new verdict.
	 *
	 * @param array $input The post's id.
	 * @return array|WP_Error
	 */
	public function audit( $input ) {
		return Post_Auditor::audit( get_post( $input['id'] ) );
	}

	/**
	 * True if the user is allowed to edit the post.
	 *
	 * @param array $input The post's id.
	 */
	public function may_edit( $input ): bool {
		return isset( $input['id'] ) && get_post( $input['id'] ) && current_user_can( 'edit_post', (int) $input['id'] );
	}

	/**
	 * The part of the definition that both abilities share.
	 *
	 * @param bool $only_reads True if the ability changes nothing.
	 */
	private function common( bool $only_reads ): array {
		return array(
			'category'            => self::CATEGORY,
			'permission_callback' => array( $this, 'may_edit' ),
			'input_schema'        => array(
				'type'                 => 'object',
				'properties'           => array(
					'id' => array(
						'type'    => 'integer',
						'minimum' => 1,
					),
				),
				'required'             => array( 'id' ),
				'additionalProperties' => false,
			),
			'output_schema'       => array( 'type' => 'object' ),
			'meta'                => array(
				'show_in_rest' => true,
				'annotations'  => array(
					'readonly'    => $only_reads,
					'destructive' => false,
					'idempotent'  => true,
				),
			),
		);
	}
}
