<?php
/**
 * What tests in a WordPress have in common.
 *
 * @package Plumbline
 */

namespace Plumbline\Tests;

use PHPUnit\Framework\TestCase;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/** Undoes after each test what it wrote to the database, and what it hooked into WordPress. */
abstract class WordPress_Test_Case extends TestCase {

	/**
	 * The hooks of WordPress and of the plugin.
	 *
	 * @var array|null
	 */
	private static $hooks;

	/**
	 * Requests that WordPress sent: URL and arguments of each.
	 *
	 * @var array[]
	 */
	protected $requests = array();

	/** Begins with an empty site that nobody is logged in to. */
	protected function setUp(): void {
		self::$hooks = self::$hooks ?? self::copies_of( $GLOBALS['wp_filter'] );
		$GLOBALS['wpdb']->query( 'START TRANSACTION' );
		$this->answer_requests(
			static function () {
				return new \WP_Error( 'no_network', 'This test expects no request.' );
			}
		);
		// Hashing passwords is slow on purpose.
		add_filter(
			'wp_hash_password_options',
			static function (): array {
				return array( 'cost' => 4 );
			}
		);
		wp_set_current_user( 0 );
	}

	/** Undoes everything. */
	protected function tearDown(): void {
		$GLOBALS['wpdb']->query( 'ROLLBACK' );
		$GLOBALS['wp_filter'] = self::copies_of( self::$hooks );
		$_GET                 = array();
		$_POST                = array();
		$_REQUEST             = array();
		wp_cache_flush();
	}

	/**
	 * Logs in as somebody with a role and gives their id.
	 *
	 * @param string $role The role.
	 */
	protected function log_in( string $role ): int {
		$user = $this->user( $role );
		wp_set_current_user( $user );
		return $user;
	}

	/**
	 * Creates somebody with a role.
	 *
	 * @param string $role The role.
	 */
	protected function user( string $role ): int {
		static $count = 0;
		++$count;
		return wp_insert_user(
			array(
				'user_login'   => $role . $count,
				'user_pass'    => 'password',
				'display_name' => ucfirst( $role ) . ' ' . $count,
				'role'         => $role,
			)
		);
	}

	/**
	 * Creates a published post.
	 *
	 * @param array $fields Fields that differ.
	 */
	protected function post( array $fields = array() ): WP_Post {
		$id = wp_insert_post(
			$fields + array(
				'post_title'   => 'Brewing tea',
				'post_name'    => 'brewing-tea',
				'post_content' => '<!-- wp:paragraph --><p>Water comes first.</p><!-- /wp:paragraph -->',
				'post_status'  => 'publish',
			),
			true
		);
		return get_post( $id );
	}

	/**
	 * Sends a request to WordPress's REST API.
	 *
	 * @param string $method     The method.
	 * @param string $route      Without the plugin's namespace.
	 * @param array  $parameters Parameters.
	 */
	protected function rest( string $method, string $route, array $parameters = array() ): WP_REST_Response {
		$request = new WP_REST_Request( $method, '/plumbline/v1' . $route );
		foreach ( $parameters as $name => $value ) {
			$request->set_param( $name, $value );
		}
		return rest_do_request( $request );
	}

	/**
	 * Answers the requests that WordPress sends from now on, and writes them down.
	 *
	 * @param callable $answer Gets URL and arguments; gives what `wp_remote_request` gives.
	 */
	protected function answer_requests( callable $answer ): void {
		remove_all_filters( 'pre_http_request' );
		add_filter(
			'pre_http_request',
			function ( $before, array $arguments, string $url ) use ( $answer ) {
				$this->requests[] = array( 'url' => $url ) + $arguments;
				return $answer( $url, $arguments );
			},
			10,
			3
		);
	}

	/**
	 * Lets WordPress find what a visitor asks for.
	 *
	 * @param string $address An address of the site.
	 */
	protected function go_to( string $address ): void {
		$_GET                   = array();
		$_SERVER['REQUEST_URI'] = (string) preg_replace( '~^https?://[^/]+~', '', $address );
		$_SERVER['PATH_INFO']   = '';
		parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $_GET );
		$GLOBALS['wp_query']     = new \WP_Query();
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		$GLOBALS['wp']           = new \WP();
		$GLOBALS['wp_rewrite']->init();
		$GLOBALS['wp']->main();
	}

	/**
	 * How a function that answers a request ends: with a `redirect` or with `wp_die`.
	 *
	 * @param callable $answer The function.
	 */
	protected function ending_of( callable $answer ): string {
		$end = static function ( string $how ): callable {
			return static function () use ( $how ) {
				throw new \RuntimeException( $how );
			};
		};
		add_filter( 'wp_redirect', $end( 'redirect' ) );
		add_filter(
			'wp_die_handler',
			static function () use ( $end ): callable {
				return $end( 'wp_die' );
			}
		);
		try {
			$answer();
		} catch ( \RuntimeException $ending ) {
			return $ending->getMessage();
		}
		return '';
	}

	/**
	 * Fails unless it is an error of WordPress.
	 *
	 * @param mixed $value What should be one.
	 */
	protected function assertWPError( $value ): void {
		$this->assertInstanceOf( \WP_Error::class, $value );
	}

	/**
	 * An HTTP answer.
	 *
	 * @param int    $status  Its status.
	 * @param string $body    Its body.
	 * @param array  $headers Its headers.
	 */
	protected static function answer( int $status, string $body = '', array $headers = array() ): array {
		return array(
			'headers'  => $headers,
			'body'     => $body,
			'response' => array(
				'code'    => $status,
				'message' => '',
			),
			'cookies'  => array(),
		);
	}

	/**
	 * What a function prints.
	 *
	 * @param callable $print The function.
	 */
	protected static function printed( callable $print ): string {
		ob_start();
		try {
			$print();
		} finally {
			$text = (string) ob_get_clean();
		}
		return $text;
	}

	/**
	 * Copies of hooks, which change as callbacks are added.
	 *
	 * @param array $hooks By name.
	 */
	private static function copies_of( array $hooks ): array {
		return array_map(
			static function ( $hook ) {
				return clone $hook;
			},
			$hooks
		);
	}
}
