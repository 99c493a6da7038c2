<?php
/**
 * Tests for the language model of the site.
 *
 * @package Plumbline
 */

namespace Plumbline\Suggestions;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Language_Model. */
final class Language_Model_Test extends WordPress_Test_Case {

	public function test_without_a_provider_there_is_no_model_for_any_field(): void {
		$this->assertFalse( Language_Model::may_exist() );
		$this->assertSame( array(), Language_Model::fields() );
	}

	public function test_a_failure_is_reported_without_the_words_of_the_provider(): void {
		$failure = Language_Model::suggestions( 'title', 'en', array( 'title' => 'Tea "茶" </script>' ) );

		$this->assertSame( 'plumbline_no_suggestions', $failure->get_error_code() );
		$this->assertSame( array( 'status' => 502 ), $failure->get_error_data() );
		$this->assertSame( array(), $this->requests );
	}
}
