<?php
/**
 * Tests for keyphrases of All in One SEO.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Aioseo_Keyphrases. */
final class Aioseo_Keyphrases_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider columns
	 */
	public function test_the_keyphrases_in( string $json, array $keyphrases ): void {
		$this->assertSame( $keyphrases, Aioseo_Keyphrases::in( $json ) );
	}

	public static function columns(): array {
		return array(
			'a full column'      => array( '{"focus":{"keyphrase":"茶 & \"tea\""},"additional":[{"keyphrase":"sencha"},{"score":3}]}', array( '茶 & "tea"', 'sencha' ) ),
			'only additional'    => array( '{"additional":[{"keyphrase":"sencha"}]}', array( '', 'sencha' ) ),
			'a focus that is text' => array( '{"focus":"tea","additional":"sencha"}', array( '' ) ),
			'null'               => array( 'null', array( '' ) ),
			'a text'             => array( '"tea"', array( '' ) ),
			'broken JSON'        => array( '{"focus":', array( '' ) ),
			'nothing'            => array( '', array( '' ) ),
		);
	}
}
