<?php
/**
 * A form with one option in it.
 *
 * @package Plumbline
 */

namespace Plumbline;

defined( 'ABSPATH' ) || exit;

/** A setting under Settings → Plumbline that WordPress itself authorizes and saves. */
final class Option_Form {

	/**
	 * Lets WordPress save the option.
	 *
	 * @param string $option     Its name, which is also that of its group.
	 * @param array  $definition As `register_setting` takes it.
	 */
	public static function register( string $option, array $definition ): void {
		add_action(
			'admin_init',
			static function () use ( $option, $definition ): void {
				register_setting( $option, $option, $definition );
			}
		);
	}

	/**
	 * Writes the form.
	 *
	 * @param string   $option  Its name.
	 * @param string   $heading What the choice is about.
	 * @param callable $fields  Writes the fields.
	 * @param string   $save    What the button says.
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
