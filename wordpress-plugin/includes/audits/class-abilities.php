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

	/** Where both are listed. */
	public function register_category(): void {
		wp_register_ability_category(
			self::CATEGORY,
			array(
				'label'       => 'Plumbline',
				'description' => __( 'Whether posts are right for search.', 'plumbline' ),
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
				'description'      => __( 'Audits a post as it is saved now, through the connected Plumbline server, and keeps the verdict.', 'plumbline' ),
				'execute_callback' => array( $this, 'audit' ),
			) + $this->common( false )
		);
	}

	/**
	 * The last verdict.
	 *
	 * @param array $input The post's id.
	 * @return array|WP_Error
	 */
	public function findings( $input ) {
		return ( new Verdict_Routes() )->verdict( get_post( $input['id'] ) );
	}

	/**
	 * A new verdict.
	 *
	 * @param array $input The post's id.
	 * @return array|WP_Error
	 */
	public function audit( $input ) {
		return Post_Auditor::audit( get_post( $input['id'] ) );
	}

	/**
	 * Whether the user may edit the post.
	 *
	 * @param array $input The post's id.
	 */
	public function may_edit( $input ): bool {
		return isset( $input['id'] ) && get_post( $input['id'] ) && current_user_can( 'edit_post', (int) $input['id'] );
	}

	/**
	 * What both have in common.
	 *
	 * @param bool $only_reads Whether nothing changes.
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
