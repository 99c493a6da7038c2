<?php
/**
 * Shared by tests that run in WordPress.
 *
 * @package Plumbline
 */

namespace Plumbline\Tests;

use PHPUnit\Framework\TestCase;
use Plumbline\Page\Page_Token;
use Plumbline\Page\Visitor_Page;
use Plumbline\Redirects\Redirect_Table;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/** After each test, restores the database and the hooks of WordPress. */
abstract class WordPress_Test_Case extends TestCase {

	/**
	 * The hooks of WordPress and of the plugin before any test.
	 *
	 * @var array|null
	 */
	private static $hooks;

	/**
	 * Requests that WordPress sent, each with URL and arguments.
	 *
	 * @var array[]
	 */
	protected $requests = array();

	/** Starts with an empty site, logged out. */
	protected function setUp(): void {
		self::$hooks = self::$hooks ?? self::copies_of( $GLOBALS['wp_filter'] );
		$GLOBALS['wpdb']->query( 'START TRANSACTION' );
		$this->answer_requests(
			static function () {
				return new \WP_Error( 'no_network', 'This test expects no request.' );
			}
		);
		// Hashing passwords is slow on purpose; tests do not need that.
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
		if ( false !== get_option( Redirect_Table::COUNT ) ) {
			// The table is not part of the transaction.
			Redirect_Table::drop();
		}
		$GLOBALS['wpdb']->query( 'ROLLBACK' );
		$GLOBALS['wp_filter'] = self::copies_of( self::$hooks );
		$_GET                 = array();
		$_POST                = array();
		$_REQUEST             = array();
		wp_cache_flush();
	}

	/**
	 * Creates a user with a role, logs in, and returns the user's id.
	 *
	 * @param string $role The role.
	 */
	protected function log_in( string $role ): int {
		$user = $this->user( $role );
		wp_set_current_user( $user );
		return $user;
	}

	/**
	 * Creates a user with a role.
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
	 * @param array $fields Fields that differ from the defaults.
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
	 * @param string $route      The route without the plugin's namespace.
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
	 * Answers and records the requests that WordPress sends from now on.
	 *
	 * @param callable $answer Gets URL and arguments; returns the same as `wp_remote_request`.
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
	 * Lets WordPress parse and query a visitor's request.
	 *
	 * @param string $address A URL of the site.
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
	 * Calls a function that answers a request; returns whether it ends with a `redirect` or with
	 * `wp_die`.
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
	 * Fails unless the value is a WordPress error.
	 *
	 * @param mixed $value The value.
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
	 * The headers of the page that was asked for.
	 *
	 * @param string $url The URL from Visitor_Page.
	 */
	protected static function mark( string $url ): array {
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		return array( 'x-plumbline-page' => Page_Token::mark( $query[ Visitor_Page::PARAMETER ] ) );
	}

	/**
	 * The output of a function.
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
	 * Copies the hooks, because they change as callbacks are added.
	 *
	 * @param array $hooks Hooks by name.
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
