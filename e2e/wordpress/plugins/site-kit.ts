/**
 * Imitates Site Kit by Google, which needs Google's servers: its constant, its capability and its
 * route, with rows in the format of Google’s Search Analytics. The value of a cookie controls it:
 * `open` or `closed`.
 */
export const siteKit = {
	step: 'writeFile',
	path: '/wordpress/wp-content/mu-plugins/site-kit.php',
	data: `<?php
if ( isset( $_COOKIE['story_site_kit'] ) ) {
	define( 'GOOGLESITEKIT_VERSION', '1.159.0' );
	add_filter( 'user_has_cap', function ( $capabilities ) {
		return array( 'googlesitekit_view_posts_insights' => ! empty( $capabilities['edit_posts'] ) ) + $capabilities;
	} );
	add_action( 'rest_api_init', function () {
		register_rest_route( 'google-site-kit/v1', '/modules/(?P<slug>[a-z0-9\\\\-]+)/data/(?P<datapoint>[a-z\\\\-]+)', array(
			'methods'             => 'GET',
			'permission_callback' => function () {
				return current_user_can( 'googlesitekit_view_posts_insights' );
			},
			'callback'            => function ( $request ) {
				if ( 'closed' === $_COOKIE['story_site_kit'] ) {
					return new WP_Error( 'module_not_connected', 'Search Console is not connected.', array( 'status' => 500 ) );
				}
				if ( 'search-console/searchanalytics' !== $request['slug'] . '/' . $request['datapoint'] ) {
					return new WP_Error( 'invalid_datapoint', 'Invalid datapoint.', array( 'status' => 400 ) );
				}
				$row = function ( $clicks, $impressions, $position ) {
					return array( 'clicks' => $clicks, 'ctr' => $clicks / $impressions, 'impressions' => $impressions, 'position' => $position );
				};
				// Returns no figures for other pages.
				if ( ! url_to_postid( $request['url'] ) || ! strtotime( $request['startDate'] ) || ! strtotime( $request['endDate'] ) ) {
					return array();
				}
				return 'query' === $request['dimensions']
					? array( $row( 4, 120, 8.26 ) + array( 'keys' => array( 'first bread' ) ), $row( 0, 30, 14 ) + array( 'keys' => array( 'oven' ) ) )
					: array( $row( 6, 180, 9.1 ) );
			},
		) );
	} );
}
`,
};
