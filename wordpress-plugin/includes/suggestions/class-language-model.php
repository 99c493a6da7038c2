<?php
/**
 * The language model of the site.
 *
 * @package Plumbline
 */

namespace Plumbline\Suggestions;

use WP_Error;
use WordPress\AiClient\AiClient;

defined( 'ABSPATH' ) || exit;

/** Asks WordPress's own AI client, which newer versions have and whose providers are plugins. */
final class Language_Model {

	/** The smallest picture, to find out whether a model reads pictures. */
	const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

	/** False if there cannot be a model; true does not mean that its provider is configured. */
	public static function may_exist(): bool {
		return function_exists( 'wp_ai_client_prompt' ) && wp_supports_ai() && array() !== AiClient::defaultRegistry()->getRegisteredProviderIds();
	}

	/** Names of the fields for which a configured model can write. */
	public static function fields(): array {
		if ( ! self::may_exist() || ! wp_ai_client_prompt( 'a' )->is_supported_for_text_generation() ) {
			return array();
		}
		$reads_pictures = wp_ai_client_prompt( 'a' )->with_file( self::PIXEL )->is_supported_for_text_generation();
		return $reads_pictures ? array( 'title', 'description', 'alt' ) : array( 'title', 'description' );
	}

	/**
	 * Suggestions for a field.
	 *
	 * @param string $field    One of the fields.
	 * @param string $language BCP 47 tag of the page.
	 * @param array  $page     Texts of the page.
	 * @param string $picture  Path of the picture; empty without one.
	 * @return string[]|WP_Error
	 */
	public static function suggestions( string $field, string $language, array $page, string $picture = '' ) {
		$prompt = wp_ai_client_prompt( wp_json_encode( $page, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) )
			->using_system_instruction( Prompt::instruction( $field, $language ) );
		$answer = ( '' === $picture ? $prompt : $prompt->with_file( $picture ) )->generate_text();
		// The provider's own message may quote its key.
		if ( is_wp_error( $answer ) ) {
			return new WP_Error( 'plumbline_no_suggestions', __( 'The AI provider of this site returned no suggestions. Try again later, or check the provider under Settings.', 'plumbline' ), array( 'status' => 502 ) );
		}
		return Prompt::suggestions( (string) $answer );
	}
}
