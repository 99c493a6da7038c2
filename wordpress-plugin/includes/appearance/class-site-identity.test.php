<?php
/**
 * Tests for the site in search results.
 *
 * @package Plumbline
 */

namespace Plumbline\Appearance;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Site_Identity. */
final class Site_Identity_Test extends WordPress_Test_Case {

	public function test_wordpress_names_the_site_until_somebody_enters_a_name(): void {
		update_option( 'blogname', 'Tea &amp; Co' );
		$this->assertSame( 'Tea &amp; Co', Site_Identity::name() );
		$this->assertSame( '-', Site_Identity::separator( '-' ) );
		( new Subject( Subject::SITE ) )->set( Meta_Keys::SITE_NAME, 'Tea & <b>water</b>' );
		( new Subject( Subject::SITE ) )->set( Meta_Keys::SEPARATOR, '|' );

		$this->assertSame( 'Tea &amp; &lt;b&gt;water&lt;/b&gt;', Site_Identity::name() );
		$this->assertSame( '|', Site_Identity::separator( '-' ) );
	}

	public function test_codes_are_printed_on_the_home_page_only(): void {
		( new Subject( Subject::SITE ) )->set( Meta_Keys::VERIFICATION['google-site-verification'], '<meta name="google-site-verification" content="abc_-1=" />' );
		( new Subject( Subject::SITE ) )->set( Meta_Keys::VERIFICATION['msvalidate.01'], '"><script>alert(1)</script>' );
		$this->go_to( '/' );

		$this->assertSame( "<meta name=\"google-site-verification\" content=\"abc_-1=\">\n", self::printed( array( Site_Identity::class, 'print_verification' ) ) );
		$this->go_to( get_permalink( $this->post() ) );
		$this->assertSame( '', self::printed( array( Site_Identity::class, 'print_verification' ) ) );
	}
}
