<?php
/**
 * Shared by tests of the form under Settings → Plumbline.
 *
 * @package Plumbline
 */

namespace Plumbline\Tests;

use Plumbline\Connection\Settings_Form;

/** Sends the form like a browser. */
abstract class Settings_Form_Test_Case extends WordPress_Test_Case {

	/**
	 * Sends the form; expects a redirect or a refusal.
	 *
	 * @param array  $fields Fields of the form.
	 * @param string $ending `redirect` or `wp_die`.
	 */
	protected function send_form( array $fields, string $ending = 'redirect' ): void {
		$_POST    = $fields + array( '_wpnonce' => wp_create_nonce( Settings_Form::ACTION ) );
		$_REQUEST = $_POST;
		$this->assertSame( $ending, $this->ending_of( array( new Settings_Form(), 'handle' ) ) );
	}
}
