<?php
/**
 * Tests for templates of titles and descriptions.
 *
 * @package Plumbline
 */

namespace Plumbline\Appearance;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Template. */
final class Template_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider templates
	 */
	public function test_filled_in( string $template, string $expected ): void {
		$values = array( 'title' => 'Tea <3 {site}', 'site' => 'Pots', 'separator' => '|', 'category' => '' );

		$this->assertSame( $expected, Template::fill( $template, $values ) );
	}

	public static function templates(): array {
		return array(
			'the usual one'                    => array( '{title} {separator} {site}', 'Tea <3 {site} | Pots' ),
			'nothing between two separators'   => array( '{title} {separator} {category} {separator} {site}', 'Tea <3 {site} | Pots' ),
			'nothing at either end'            => array( '{category}{separator}{title}{separator}{category}', 'Tea <3 {site}' ),
			'nothing at all'                   => array( '{category} {separator}', '' ),
			'an unknown variable'              => array( '{titel} {separator} {site}', 'Pots' ),
			'unknown ones with other letters'  => array( '{Title}{post-name}{タイトル}{title_2} {site}', 'Pots' ),
			'braces around something else'      => array( '{ title } {} {{site}}', '{ title } {} {Pots}' ),
			'a separator as it is written'     => array( 'A - B | {site}', 'A - B | Pots' ),
			'spaces'                           => array( "  {site}\u{3000}\n {site} ", 'Pots Pots' ),
		);
	}

	public function test_a_kind_without_a_template_has_no_text(): void {
		$page = new Subject( Subject::POST, $this->post()->ID );

		$this->assertSame( '', Template::text( null, Meta_Keys::TITLE, $page ) );
		$this->assertSame( '', Template::text( Page_Kinds::of( $page ), Meta_Keys::TITLE, $page ) );
	}

	/**
	 * @dataProvider texts
	 */
	public function test_the_intro_of( array $post, string $expected ): void {
		$page = new Subject( Subject::POST, $this->post( $post )->ID );

		$this->assertSame( $expected, Template::values( $page )['intro'] );
	}

	public static function texts(): array {
		return array(
			'a post with an excerpt'      => array( array( 'post_excerpt' => 'Short.' ), 'Short.' ),
			'two paragraphs'              => array( array( 'post_content' => '<p>Water first.</p><p>Then &amp; only then tea.</p>' ), 'Water first. Then & only then tea.' ),
			'a long text'                 => array( array( 'post_content' => str_repeat( 'Water boils. ', 30 ) ), trim( str_repeat( 'Water boils. ', 11 ) ) . ' Water' ),
			'a long text without spaces'  => array( array( 'post_content' => str_repeat( '茶', 200 ) ), str_repeat( '茶', 155 ) ),
			'a shortcode'                 => array( array( 'post_content' => '[gallery ids="1"] Tea.' ), 'Tea.' ),
			'a protected post'            => array( array( 'post_content' => 'Secret.', 'post_password' => 'tea' ), '' ),
			'an empty post'               => array( array( 'post_content' => '' ), '' ),
		);
	}
}
