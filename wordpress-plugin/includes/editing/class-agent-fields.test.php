<?php
/**
 * Tests for fields that agents write.
 *
 * @package Plumbline
 */

namespace Plumbline\Editing;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Agent_Fields. */
final class Agent_Fields_Test extends WordPress_Test_Case {

	public function test_an_author_does_not_hide_posts_through_an_agent(): void {
		$author = $this->log_in( 'author' );
		$id     = $this->post( array( 'post_author' => $author ) )->ID;
		$done   = wp_get_ability( 'plumbline/write-fields' )->execute( array( 'id' => $id, 'hidden' => true, 'title' => 'Tea', 'dry_run' => false ) );

		$this->assertSame( array( 'saved', 'forbidden' ), array( $done['fields']['title']['status'], $done['fields']['hidden']['status'] ) );
		$this->assertSame( '', get_post_meta( $id, Meta_Keys::HIDDEN, true ) ? 'hidden' : '' );
		$this->assertNotEmpty( $done['not_audited'] );
	}

	/**
	 * @dataProvider wanted
	 */
	public function test_a_field_is( array $wanted, string $status, $after ): void {
		$this->log_in( 'editor' );
		$post = $this->post();
		update_post_meta( $post->ID, Meta_Keys::TITLE, 'Tea' );
		update_post_meta( $post->ID, Meta_Keys::HIDDEN, true );
		list( $result ) = array_values( Agent_Fields::write( $post->ID, $wanted, false ) );

		$this->assertSame( array( $status, $after ), array( $result['status'], $result['after'] ) );
	}

	public static function wanted(): array {
		return array(
			'saved as one line'       => array( array( 'title' => " 茶 \"\\\"\n<b>" ), 'saved', '茶 "\\" <b>' ),
			'saved as removed'        => array( array( 'title' => '' ), 'saved', '' ),
			'unchanged'               => array( array( 'title' => ' Tea' ), 'unchanged', 'Tea' ),
			'a switch that stays on'  => array( array( 'hidden' => true ), 'unchanged', true ),
			'a switch that goes off'  => array( array( 'hidden' => false ), 'saved', false ),
			'known directives'        => array( array( 'robots' => array( 'nofollow', 'all' ) ), 'saved', array( 'nofollow' ) ),
		);
	}

	public function test_a_dry_run_and_unknown_names_write_nothing(): void {
		$this->log_in( 'editor' );
		$post = $this->post();
		$this->assertSame( 'would_save', Agent_Fields::write( $post->ID, array( 'title' => 'New' ), true )['title']['status'] );
		$this->assertSame( array(), Agent_Fields::write( $post->ID, array( 'id' => 1, 'canonical' => 'https://example.com/' ), false ) );

		$this->assertSame( array( false, false ), array( metadata_exists( 'post', $post->ID, Meta_Keys::TITLE ), metadata_exists( 'post', $post->ID, Meta_Keys::CANONICAL ) ) );
	}

	public function test_a_post_that_is_open_elsewhere_or_has_a_different_owner_is_left_alone(): void {
		$this->log_in( 'editor' );
		$post = $this->post();
		wp_set_post_lock( $post->ID );
		$this->log_in( 'administrator' );
		$this->assertSame( 'locked', Agent_Fields::write( $post->ID, array( 'title' => 'New' ), false )['title']['status'] );
		add_filter(
			'plumbline_head_owner',
			static function (): string {
				return 'Yoast SEO';
			}
		);

		$this->assertSame( 'foreign', Agent_Fields::write( $post->ID, array( 'hidden' => true ), false )['hidden']['status'] );
	}
}
