<?php
/**
 * A form with one option.
 *
 * @package Plumbline
 */

namespace Plumbline;

defined( 'ABSPATH' ) || exit;

/** A setting under Settings → Plumbline; WordPress itself checks permissions and saves it. */
final class Option_Form {

	/**
	 * Prints the form.
	 *
	 * @param string   $option  Name of the option.
	 * @param string   $heading Heading of the form.
	 * @param callable $fields  Prints the fields.
	 * @param string   $save    Label of the button.
	 */
	public static function render( string $option, string $heading, callable $fields, string $save ): void {
		?>
		<h2><?php echo esc_html( $heading ); ?></h2>
		<form method="post" action="<?php echo esc_url( admin_url( 'options.php' ) ); ?>">
			<?php
			settings_fields( $option );
			$fields();
			submit_button( $save, 'secondary' );
			?>
		</form>
		<?php
	}
}
