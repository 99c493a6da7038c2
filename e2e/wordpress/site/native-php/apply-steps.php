<?php
// Does what Playground does for these steps of a blueprint, which are JSON in the standard input.

require ABSPATH . 'wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

foreach ( json_decode( stream_get_contents( STDIN ), true ) as $step ) {
	apply_step( $step );
}

function apply_step( array $step ): void {
	switch ( $step['step'] ) {
		case 'mkdir':
			wp_mkdir_p( $step['path'] );
			return;
		case 'writeFile':
			file_put_contents( $step['path'], $step['data'] );
			return;
		case 'defineWpConfigConsts':
			define_constants( $step['consts'] );
			return;
		case 'setSiteOptions':
			array_map( 'update_option', array_keys( $step['options'] ), $step['options'] );
			return;
		case 'updateUserMeta':
			foreach ( $step['meta'] as $key => $value ) {
				update_user_meta( $step['userId'], $key, $value );
			}
			return;
		case 'runPHP':
			eval( '?>' . $step['code'] );
			return;
		case 'installPlugin':
			install_plugin( $step['pluginData']['path'] );
			return;
	}
	throw new LogicException( "Only Playground knows the step “{$step['step']}”." );
}

/** wp-config.php reads the file. */
function define_constants( array $constants ): void {
	$file   = ABSPATH . 'constants.json';
	$before = is_file( $file ) ? json_decode( file_get_contents( $file ), true ) : array();
	file_put_contents( $file, json_encode( $constants + $before ) );
}

/** Like WordPress's own installer, a zip has a folder that is named like the plugin’s main file. */
function install_plugin( string $zip ): void {
	( new PharData( ABSPATH . '../' . $zip ) )->extractTo( WP_PLUGIN_DIR );
	$name  = basename( $zip, '.zip' );
	$error = activate_plugin( "$name/$name.php" );
	if ( is_wp_error( $error ) ) {
		throw new RuntimeException( $error->get_error_message() );
	}
}
