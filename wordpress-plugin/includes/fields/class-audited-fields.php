<?php
/**
 * Custom fields that are audited with a post.
 *
 * @package Plumbline
 */

namespace Plumbline\Fields;

use Plumbline\Option_Form;
use Plumbline\Owner\Options;

defined( 'ABSPATH' ) || exit;

/** Empty until an administrator sets them under Settings → Plumbline or a plugin filters them. */
final class Audited_Fields {

	const OPTION = Options::FIELDS;

	/** The arguments of `register_setting`. */
	public static function definition(): array {
		return array(
			'type'              => 'array',
			'sanitize_callback' => array( self::class, 'names_in' ),
			'default'           => array(),
		);
	}

	/**
	 * Names of fields, without duplicates.
	 *
	 * @param mixed $value A text with one name per line, or a list.
	 */
	public static function names_in( $value ): array {
		$lines = is_array( $value ) ? array_filter( $value, 'is_string' ) : explode( "\n", (string) $value );
		return array_values( array_unique( array_filter( array_map( 'sanitize_text_field', $lines ), 'strlen' ) ) );
	}

	/**
	 * Names of the fields of a post type.
	 *
	 * @param string $post_type The type.
	 */
	public static function names( string $post_type ): array {
		/**
		 * Filters which custom fields are audited with a post.
		 *
		 * @param string[] $names     Keys of post meta, or names of ACF fields.
		 * @param string   $post_type The type of the post.
		 */
		return self::names_in( apply_filters( 'plumbline_audited_fields', get_option( self::OPTION, array() ), $post_type ) );
	}

	/** Prints the form. */
	public static function render(): void {
		Option_Form::render( self::OPTION, __( 'Custom fields', 'plumbline' ), array( self::class, 'render_names' ), __( 'Save fields', 'plumbline' ) );
	}

	/** Prints the text field for the names. */
	public static function render_names(): void {
		?>
		<p><label for="plumbline-fields"><?php esc_html_e( 'Fields to audit as part of the post, one name per line:', 'plumbline' ); ?></label></p>
		<textarea id="plumbline-fields" name="<?php echo esc_attr( self::OPTION ); ?>" class="large-text code" rows="4"><?php echo esc_textarea( implode( "\n", self::names_in( get_option( self::OPTION, array() ) ) ) ); ?></textarea>
		<p class="description"><?php esc_html_e( 'Names of ACF fields, or keys of other custom fields. Choose the ones that your theme shows to visitors.', 'plumbline' ); ?></p>
		<?php
	}
}
