<?php
/**
 * Abilities for agents (since WordPress 6.9).
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

use Plumbline\Editing\Agent_Fields;
use Plumbline\Meta\Meta_Values;
use Plumbline\Overview\Posts_Worth_Work;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Lists posts worth work, reads and makes verdicts, and writes the fields that search shows. */
final class Abilities {

	const CATEGORY = 'plumbline';

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'wp_abilities_api_categories_init', array( $this, 'register_category' ) );
		add_action( 'wp_abilities_api_init', array( $this, 'register_abilities' ) );
	}

	/** Registers the category of the abilities. */
	public function register_category(): void {
		wp_register_ability_category(
			self::CATEGORY,
			array(
				'label'       => 'Plumbline',
				'description' => __( 'Audits of posts for search.', 'plumbline' ),
			)
		);
	}

	/** All abilities. */
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
		wp_register_ability(
			'plumbline/list-posts',
			array(
				'label'               => __( 'List posts worth work', 'plumbline' ),
				'description'         => __( 'Published posts with findings, worst first, each with the finding to begin with. not_audited counts posts that nobody has looked at.', 'plumbline' ),
				'execute_callback'    => array( $this, 'posts' ),
				'permission_callback' => array( $this, 'may_list' ),
				'input_schema'        => self::paging(),
			) + $this->common( true )
		);
		wp_register_ability(
			'plumbline/write-fields',
			array(
				'label'            => __( 'Write the search fields of a post', 'plumbline' ),
				'description'      => __( 'Changes title, meta description, keyword and robots directives of a post, and returns its verdict before and after. Nothing is written unless dry_run is false.', 'plumbline' ),
				'execute_callback' => array( $this, 'write' ),
				'input_schema'     => self::fields(),
			) + $this->common( false, true )
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
	 * Lists posts worth work.
	 *
	 * @param array|null $input Limit and offset.
	 */
	public function posts( $input = null ): array {
		return Posts_Worth_Work::page( (int) ( $input['limit'] ?? 20 ), (int) ( $input['offset'] ?? 0 ) );
	}

	/**
	 * Writes fields and audits the post again.
	 *
	 * @param array $input The post's id, new values and `dry_run`.
	 */
	public function write( $input ): array {
		$post    = get_post( $input['id'] );
		$before  = Verdict::of( $post );
		$dry_run = false !== ( $input['dry_run'] ?? true );
		$fields  = Agent_Fields::write( $post->ID, $input, $dry_run );
		$is_new  = in_array( 'saved', array_column( $fields, 'status' ), true );
		$after   = $is_new ? Post_Auditor::audit( $post ) : null;
		return array(
			'dry_run'        => $dry_run,
			'fields'         => $fields,
			'verdict_before' => $before,
			'verdict_after'  => is_wp_error( $after ) ? null : $after,
			// Why a saved change has no new verdict.
			'not_audited'    => is_wp_error( $after ) ? $after->get_error_message() : null,
		);
	}

	/** True if the user has posts to work on. */
	public function may_list(): bool {
		return current_user_can( 'edit_posts' );
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
	 * The part of the definition that abilities share.
	 *
	 * @param bool $only_reads     True if the ability changes nothing.
	 * @param bool $is_destructive True if it replaces what somebody wrote.
	 */
	private function common( bool $only_reads, bool $is_destructive = false ): array {
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
				// Lets the MCP adapter offer it to agents; the permission is checked with each call.
				'mcp'          => array( 'public' => true ),
				'annotations'  => array(
					'readonly'    => $only_reads,
					'destructive' => $is_destructive,
					'idempotent'  => true,
				),
			),
		);
	}

	/** The input of the list. Agents read the same words in our tools, so that they are not translated. */
	private static function paging(): array {
		return array(
			'type'                 => 'object',
			'default'              => array(),
			'properties'           => array(
				'limit'  => array(
					'type'        => 'integer',
					'description' => 'The maximum number to return.',
					'minimum'     => 1,
					'maximum'     => 50,
					'default'     => 20,
				),
				'offset' => array(
					'type'        => 'integer',
					'description' => 'The number to skip.',
					'minimum'     => 0,
					'default'     => 0,
				),
			),
			'additionalProperties' => false,
		);
	}

	/** The input of a change. */
	private static function fields(): array {
		$line = array(
			'type'      => 'string',
			'maxLength' => Meta_Values::MAX_LENGTH,
		);
		return array(
			'type'                 => 'object',
			'properties'           => array(
				'id'          => array(
					'type'    => 'integer',
					'minimum' => 1,
				),
				'title'       => $line,
				'description' => $line,
				'keyword'     => $line,
				'hidden'      => array( 'type' => 'boolean' ),
				'robots'      => array(
					'type'  => 'array',
					'items' => array(
						'type' => 'string',
						'enum' => Meta_Values::ROBOTS,
					),
				),
				'dry_run'     => array(
					'type'        => 'boolean',
					'description' => 'Changes nothing and says what would happen.',
					'default'     => true,
				),
			),
			'required'             => array( 'id' ),
			'additionalProperties' => false,
		);
	}
}
