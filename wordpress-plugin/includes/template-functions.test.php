<?php
/**
 * Tests for functions for themes.
 *
 * @package Plumbline
 */

namespace Plumbline;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests the functions. */
final class Template_Functions_Test extends WordPress_Test_Case {

	public function test_a_theme_prints_the_same_steps_as_the_block(): void {
		$post = $this->post( array( 'post_title' => 'Tea & <i>water</i>' ) );
		$this->go_to( "/?p=$post->ID" );
		$block  = do_blocks( '<!-- wp:plumbline/breadcrumbs /-->' );
		$output = self::printed( 'plumbline_breadcrumbs' );

		$this->assertStringContainsString( '<span aria-current="page">Tea &amp; water</span>', $output );
		$this->assertSame( strstr( $block, '<ol>' ), strstr( $output, '<ol>' ) );
	}

	public function test_the_home_page_prints_nothing(): void {
		$this->go_to( '/' );

		$this->assertSame( '', self::printed( 'plumbline_breadcrumbs' ) );
	}
}
