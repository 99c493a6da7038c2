<?php
/**
 * Routes of the takeover.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Head\Seo_Plugins;
use Plumbline\Posts\Post_Route;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** For users who manage the site. */
final class Takeover_Routes {

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	/** Registers the routes. */
	public function register_routes(): void {
		register_rest_route( Post_Route::ROOT, '/takeover', array( $this->route( 'GET', array( $this, 'sources' ) ) ) );
		register_rest_route(
			Post_Route::ROOT,
			'/takeover/(?P<slug>[a-z-]+)',
			array(
				$this->route(
					'GET',
					array( $this, 'plan' ),
					array(
						'stage' => array(
							'type'    => 'string',
							'enum'    => Batch::STAGES,
							'default' => Batch::STAGES[0],
						),
						'after' => array(
							'type'    => 'integer',
							'minimum' => 0,
							'default' => 0,
						),
					)
				),
				$this->route(
					'POST',
					array( $this, 'step' ),
					array(
						'direction' => array(
							'type'     => 'string',
							'enum'     => array( Takeover::TAKE, Takeover::UNDO ),
							'required' => true,
						),
					)
				),
			)
		);
		register_rest_route( Post_Route::ROOT, '/takeover/(?P<slug>[a-z-]+)/samples', array( $this->route( 'GET', array( $this, 'samples' ) ) ) );
	}

	/**
	 * The pages to compare before the other plugin is deactivated, and how to ask for them without it.
	 *
	 * @param WP_REST_Request $request The plugin.
	 * @return array|WP_Error
	 */
	public function samples( WP_REST_Request $request ) {
		$source = Sources::of( $request['slug'] );
		if ( null === $source ) {
			return self::unknown();
		}
		return array(
			'pages'   => Sample_Pages::of( $source ),
			'plugins' => Seo_Plugins::active_files( $source->name() ),
			'header'  => Trial::HEADER,
		) + Trial::request();
	}

	/** The plugins that have stored something, and how far their takeover is. */
	public function sources(): array {
		return array_map(
			static function ( Source $source ): array {
				return array(
					'slug'      => $source->slug(),
					'name'      => $source->name(),
					'is_active' => Seo_Plugins::owner() === $source->name(),
					'progress'  => Takeover::progress( $source ),
				);
			},
			Sources::present()
		);
	}

	/**
	 * One part of what would be written.
	 *
	 * @param WP_REST_Request $request Where the part begins.
	 * @return array|WP_Error
	 */
	public function plan( WP_REST_Request $request ) {
		$source = Sources::of( $request['slug'] );
		if ( null === $source ) {
			return self::unknown();
		}
		$items = 'redirects' === $request['stage']
			? Batch::redirects( $source, $request['after'] )
			: Batch::subjects( $source, $request['stage'], $request['after'] );
		return array(
			'rows' => Plan_Rows::of( $source, $items ),
			'next' => Batch::next( $request['stage'], $request['after'], $items ),
		);
	}

	/**
	 * Does one part.
	 *
	 * @param WP_REST_Request $request The direction.
	 * @return array|WP_Error
	 */
	public function step( WP_REST_Request $request ) {
		$source = Sources::of( $request['slug'] );
		return null === $source ? self::unknown() : Takeover::step( $source, $request['direction'] );
	}

	/**
	 * A route for users who manage the site.
	 *
	 * @param string   $method The method.
	 * @param callable $answer Answers it.
	 * @param array    $args   Schema of the parameters.
	 */
	private function route( string $method, callable $answer, array $args = array() ): array {
		return array(
			'methods'             => $method,
			'callback'            => $answer,
			'args'                => $args,
			'permission_callback' => static function (): bool {
				return current_user_can( 'manage_options' );
			},
		);
	}

	/** The error for a plugin that is not known. */
	private static function unknown(): WP_Error {
		return new WP_Error( 'plumbline_unknown_plugin', __( 'There is no such plugin.', 'plumbline' ), array( 'status' => 404 ) );
	}
}
