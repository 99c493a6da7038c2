<?php
/**
 * Handles the submitted settings.
 *
 * @package Plumbline
 */

namespace Plumbline\Connection;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Saves the settings, calls the server once, and shows the outcome. */
final class Settings_Form {

	const ACTION = 'plumbline_server';

	/** Prefix of the transient with the outcome, which the user's next page shows. */
	const OUTCOME = 'plumbline_outcome_';

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, array( $this, 'handle' ) );
	}

	/** Handles the form and redirects back to the settings page. */
	public function handle(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'You are not allowed to change these settings.', 'plumbline' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::ACTION );
		set_transient( self::OUTCOME . get_current_user_id(), self::outcome( 'forget' === self::posted( 'do' ) ), MINUTE_IN_SECONDS );
		wp_safe_redirect( Settings_Page::url( 'server' ) );
		exit;
	}

	/** Shows the outcome of the last change once. */
	public static function show_outcome(): void {
		$outcome = get_transient( self::OUTCOME . get_current_user_id() );
		if ( ! is_array( $outcome ) ) {
			return;
		}
		delete_transient( self::OUTCOME . get_current_user_id() );
		wp_admin_notice( esc_html( $outcome['message'] ), array( 'type' => $outcome['type'] ) );
	}

	/**
	 * Carries out the requested action and returns its outcome.
	 *
	 * @param bool $forget Whether to disconnect.
	 */
	private static function outcome( bool $forget ): array {
		if ( $forget ) {
			Server_Settings::forget();
			return self::said( 'success', __( 'Disconnected. The URL and key were deleted.', 'plumbline' ) );
		}
		$saved = self::save();
		$sites = is_wp_error( $saved ) ? $saved : Server_Sites::refresh();
		return is_wp_error( $sites ) ? self::said( 'error', $sites->get_error_message() ) : self::connected( $sites );
	}

	/**
	 * Saves the input that wp-config.php does not override.
	 *
	 * @return true|WP_Error
	 */
	private static function save() {
		$address = Server_Settings::has_address_constant() ? Server_Settings::address() : Server_Address::parse( self::posted( 'address' ) );
		if ( is_wp_error( $address ) ) {
			return $address;
		}
		if ( self::is_foreign_network( $address ) ) {
			return new WP_Error( 'plumbline_address', __( 'On a multisite network, only a network administrator can connect to a server in the local network.', 'plumbline' ) );
		}
		$key = Server_Settings::has_key_constant() ? '' : self::posted( 'key' );
		if ( '' === $key && Server_Settings::address() !== $address ) {
			// A key is only ever sent to the server for which it was typed.
			return new WP_Error( 'plumbline_key', __( 'The URL changed. Enter its key again.', 'plumbline' ) );
		}
		Server_Settings::save( Server_Settings::has_address_constant() ? '' : $address, $key );
		Server_Settings::save_sites( Server_Settings::sites(), self::posted( 'site' ) );
		return true;
	}

	/**
	 * True if the URL is in the local network and the user is not allowed to connect to it.
	 *
	 * @param string $address A base URL.
	 */
	private static function is_foreign_network( string $address ): bool {
		return is_multisite()
			&& ! current_user_can( 'manage_network_options' )
			&& ! Server_Settings::has_address_constant()
			&& Server_Address::is_nearby( (string) wp_parse_url( $address, PHP_URL_HOST ) );
	}

	/**
	 * The outcome if the server has answered.
	 *
	 * @param array $sites Its sites.
	 */
	private static function connected( array $sites ): array {
		$site = Server_Settings::site();
		if ( null !== $site ) {
			/* translators: %s: title of a site. */
			return self::said( 'success', sprintf( __( 'Connected. This WordPress is “%s” on the server.', 'plumbline' ), $site['title'] ) );
		}
		return array() === $sites
			? self::said( 'warning', __( 'Connected, but the account has no sites yet. Add one on the server with “plumbline site add”, then test again.', 'plumbline' ) )
			: self::said( 'warning', __( 'Connected. None of the sites on the server has the domain of this WordPress. Choose its site.', 'plumbline' ) );
	}

	/**
	 * Creates an outcome.
	 *
	 * @param string $type    Type of the notice in WordPress.
	 * @param string $message The message.
	 */
	private static function said( string $type, string $message ): array {
		return array(
			'type'    => $type,
			'message' => $message,
		);
	}

	/**
	 * A line of text from the submitted form.
	 *
	 * @param string $name Name of the form field.
	 */
	private static function posted( string $name ): string {
		// handle() has checked the nonce.
		$value = wp_unslash( $_POST[ $name ] ?? '' ); // phpcs:ignore WordPress.Security -- handle() checks the nonce; the value is sanitized below.
		return is_string( $value ) ? trim( sanitize_text_field( $value ) ) : '';
	}
}
