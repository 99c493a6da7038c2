<?php
/**
 * Switches for values that are written into the head without typing.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Option_Form;
use Plumbline\Owner\Options;

defined( 'ABSPATH' ) || exit;

/** Switches under Settings → Plumbline; all are on until somebody turns one off. */
final class Head_Switches {

	const OPTION = Options::HEAD;

	const SOCIAL       = 'social';
	const SCHEMA       = 'schema';
	const DESCRIPTIONS = 'descriptions';

	const ALL = array( self::SOCIAL, self::SCHEMA, self::DESCRIPTIONS );

	/** The arguments of `register_setting`. */
	public static function definition(): array {
		return array(
			'type'              => 'array',
			'sanitize_callback' => array( self::class, 'sanitize' ),
			'default'           => self::ALL,
		);
	}

	/**
	 * Whether a switch is on.
	 *
	 * @param string $name The switch.
	 */
	public static function is_on( string $name ): bool {
		return in_array( $name, self::sanitize( get_option( self::OPTION, self::ALL ) ), true );
	}

	/**
	 * The switches that exist.
	 *
	 * @param mixed $value The submitted value.
	 */
	public static function sanitize( $value ): array {
		return array_values( array_intersect( self::ALL, array_filter( (array) $value, 'is_string' ) ) );
	}

	/** Prints the form. */
	public static function render(): void {
		Option_Form::render( self::OPTION, __( 'Written without typing', 'plumbline' ), array( self::class, 'render_switches' ), __( 'Save choice', 'plumbline' ) );
	}

	/** Prints the checkboxes. */
	public static function render_switches(): void {
		$owner  = Seo_Plugins::owner();
		$labels = array(
			self::SOCIAL       => __( 'Open Graph and X cards, from title, excerpt and featured image', 'plumbline' ),
			self::SCHEMA       => __( 'Structured data: article, breadcrumb, organization and website', 'plumbline' ),
			self::DESCRIPTIONS => __( 'Descriptions: of posts from their excerpts; of the home page, categories, tags and authors from the texts that you entered for them in WordPress', 'plumbline' ),
		);
		// Without it, a form without a checked box would not submit the option.
		printf( '<input type="hidden" name="%s[]" value="">', esc_attr( self::OPTION ) );
		foreach ( $labels as $name => $label ) {
			printf( '<p><label><input type="checkbox" name="%s[]" value="%s" %s> %s</label></p>', esc_attr( self::OPTION ), esc_attr( $name ), checked( self::is_on( $name ), true, false ), esc_html( $label ) );
		}
		$text = null === $owner
			? __( 'Your own entries for a page come first.', 'plumbline' )
			/* translators: %s: name of a plugin. */
			: sprintf( __( '%s is active and writes all of this, so Plumbline writes none of it.', 'plumbline' ), $owner );
		printf( '<p class="description">%s</p>', esc_html( $text ) );
	}
}
