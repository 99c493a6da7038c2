<?php
/**
 * Tests for the data that remains after the plugin is deleted.
 *
 * @package Plumbline
 */

namespace Plumbline;

use Plumbline\Connection\Server_Settings;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Policy\Site_Policy;
use Plumbline\Redirects\Redirect_Table;
use Plumbline\Redirects\Redirects;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests uninstall.php. */
final class Uninstall_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider choices
	 */
	public function test_the_owner_chooses_whether_writers_data_stays( bool $delete_data ): void {
		$post = $this->post();
		update_post_meta( $post->ID, Meta_Keys::TITLE, 'Mine' );
		update_post_meta( $post->ID, Meta_Keys::WEIGHT, '000001000' );
		update_post_meta( $post->ID, '_plumbline_score', 90 );
		update_post_meta( $post->ID, 'foreign', 'stays' );
		$elsewhere = array( new Subject( Subject::TERM, 1 ), new Subject( Subject::USER, 1 ), new Subject( Subject::HOME ) );
		foreach ( $elsewhere as $subject ) {
			$subject->set( Meta_Keys::TITLE, 'Mine' );
		}
		Redirects::add( '/old/', '/new/', 301, 'test' );
		Server_Settings::save( 'https://plumbline.example.com', 'pl_0123456789abcdef' );
		Site_Policy::save( array( 'blocking' => array( array( 'rule' => 'title_tag_used' ) ) ) );
		set_transient( 'plumbline_rankings_a', array(), 300 );
		set_transient( 'foreign', 'stays', 300 );
		update_option( 'plumbline_delete_data', $delete_data );
		$this->uninstall();

		$this->assertFalse( metadata_exists( 'post', $post->ID, Meta_Keys::WEIGHT ) );
		$this->assertFalse( metadata_exists( 'post', $post->ID, '_plumbline_score' ) );
		$this->assertFalse( Server_Settings::is_connected() );
		$this->assertFalse( get_transient( 'plumbline_rankings_a' ) );
		$this->assertFalse( get_option( 'plumbline_delete_data', false ) );
		$this->assertSame( ! $delete_data, metadata_exists( 'post', $post->ID, Meta_Keys::TITLE ) );
		foreach ( $elsewhere as $subject ) {
			$this->assertSame( ! $delete_data, $subject->has( Meta_Keys::TITLE ) );
		}
		$this->assertSame( $delete_data ? 0 : 1, Redirect_Table::size() );
		$this->assertCount( $delete_data ? 0 : 1, Site_Policy::get()['blocking'] );
		$this->assertSame( 'stays', get_post_meta( $post->ID, 'foreign', true ) );
		$this->assertSame( 'stays', get_transient( 'foreign' ) );
	}

	public static function choices(): array {
		return array(
			'it stays' => array( false ),
			'it goes'  => array( true ),
		);
	}

	/** Deletes the plugin's data like WordPress does. */
	private function uninstall(): void {
		if ( defined( 'WP_UNINSTALL_PLUGIN' ) ) {
			delete_data_of_site();
			return;
		}
		define( 'WP_UNINSTALL_PLUGIN', 'plumbline/plumbline.php' );
		require __DIR__ . '/uninstall.php';
	}
}
