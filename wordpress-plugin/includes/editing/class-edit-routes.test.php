<?php
/**
 * Tests for the routes that edit the fields of many posts.
 *
 * @package Plumbline
 */

namespace Plumbline\Editing;

use Plumbline\Audits\Verdict;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Tests\WordPress_Test_Case;
use WP_Post;

/** Tests Edit_Routes. */
final class Edit_Routes_Test extends WordPress_Test_Case {

	const IMAGES = '<!-- wp:image {"id":7} --><figure class="wp-block-image"><img src="/rye.jpg" alt="" class="wp-image-7"/></figure><!-- /wp:image -->'
		. '<!-- wp:cover {"url":"/bread.jpg","alt":"Bread"} --><div class="wp-block-cover"><img src="/bread.jpg" alt="Bread"/></div><!-- /wp:cover -->'
		. "<p>Flour &amp; water<br>\n<img alt='old' src=/rye.jpg></p>";

	public function test_saves_fields_of_many_posts_and_marks_their_verdicts_as_out_of_date(): void {
		$this->log_in( 'editor' );
		$rye   = $this->post();
		$spelt = $this->post();
		$this->give_verdict( $rye );

		$this->assertSame(
			array( 'saved', 'saved', 'unchanged' ),
			$this->save( array( self::edit( $rye, 'title', '', 'Rye “bread” \\ {site}' ), self::edit( $spelt, 'keyword', '', 'spelt' ), self::edit( $spelt, 'description', '', ' ' ) ) )
		);
		$this->assertSame( 'Rye “bread” \\ {site}', get_post_meta( $rye->ID, Meta_Keys::TITLE, true ) );
		$this->assertSame( array( array( 'keyword' => 'spelt', 'synonyms' => array() ) ), get_post_meta( $spelt->ID, Meta_Keys::KEYWORDS, true ) );
		$this->assertTrue( Verdict::of( $rye )['is_stale'] );
		$this->assertSame( '', get_post_meta( $rye->ID, Meta_Keys::FRESH_FOR, true ) );
		$this->assertSame( array( 'saved' ), $this->save( array( self::edit( $rye, 'title', 'Rye “bread” \\ {site}', '' ) ) ) );
		$this->assertFalse( metadata_exists( 'post', $rye->ID, Meta_Keys::TITLE ) );
	}

	public function test_a_field_that_somebody_has_changed_since_is_not_overwritten(): void {
		$this->log_in( 'editor' );
		$post = $this->post();
		$this->save( array( self::edit( $post, 'title', '', 'From a different tab' ) ) );

		$answer = $this->rest( 'POST', '/fields', array( 'edits' => array( self::edit( $post, 'title', '', 'Mine' ) ) ) )->get_data()['results'];
		$this->assertSame( 'conflict', $answer[0]['status'] );
		$this->assertSame( 'From a different tab', $answer[0]['current'] );
		$this->assertSame( 'From a different tab', get_post_meta( $post->ID, Meta_Keys::TITLE, true ) );
	}

	public function test_of_two_requests_at_the_same_moment_one_wins(): void {
		$this->log_in( 'editor' );
		$post = $this->post();
		update_post_meta( $post->ID, Meta_Keys::TITLE, 'Seen' );
		// The other request writes after this one has compared, and before it writes.
		add_filter(
			'update_post_metadata',
			static function ( $check, $id ) {
				$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->postmeta, array( 'meta_value' => 'Theirs' ), array( 'post_id' => $id, 'meta_key' => Meta_Keys::TITLE ) );
				return $check;
			},
			10,
			2
		);

		$this->assertSame( array( 'conflict' ), $this->save( array( self::edit( $post, 'title', 'Seen', 'Mine' ) ) ) );
	}

	public function test_the_keyword_keeps_its_synonyms_and_the_other_keywords(): void {
		$this->log_in( 'editor' );
		$post   = $this->post();
		$before = array( array( 'keyword' => 'rye', 'synonyms' => array( 'rye bread' ) ), array( 'keyword' => 'sourdough', 'synonyms' => array() ) );
		update_post_meta( $post->ID, Meta_Keys::KEYWORDS, $before );

		$this->save( array( self::edit( $post, 'keyword', 'rye', 'dark rye' ) ) );

		$before[0]['keyword'] = 'dark rye';
		$this->assertSame( $before, get_post_meta( $post->ID, Meta_Keys::KEYWORDS, true ) );
	}

	public function test_nobody_edits_posts_of_others_or_posts_that_are_open_elsewhere(): void {
		$this->log_in( 'editor' );
		$open   = $this->post( array( 'post_title' => 'Open' ) );
		$theirs = $this->post();
		wp_set_post_lock( $open->ID );
		$this->log_in( 'administrator' );
		$this->assertSame( array( 'locked' ), $this->save( array( self::edit( $open, 'title', '', 'Mine' ) ) ) );
		$this->log_in( 'author' );

		$this->assertSame( array( 'forbidden', 'forbidden' ), $this->save( array( self::edit( $theirs, 'title', '', 'Mine' ), self::edit( $theirs, 'alt', '', 'Mine' ) ) ) );
		$this->assertSame( 403, $this->rest( 'GET', "/posts/$theirs->ID/fields" )->get_status() );
		$this->log_in( 'subscriber' );
		$this->assertSame( 403, $this->rest( 'POST', '/fields', array( 'edits' => array() ) )->get_status() );
	}

	public function test_fields_of_the_plugin_that_owns_the_head_are_shown_and_not_written(): void {
		$this->log_in( 'editor' );
		$post = $this->post();
		update_post_meta( $post->ID, Meta_Keys::TITLE, 'Ours' );
		update_post_meta( $post->ID, '_yoast_wpseo_title', 'Theirs' );
		update_post_meta( $post->ID, '_yoast_wpseo_focuskw', 'their keyphrase' );
		add_filter(
			'plumbline_head_owner',
			static function (): string {
				return 'Yoast SEO';
			}
		);

		$fields = $this->rest( 'GET', "/posts/$post->ID/fields" )->get_data()['fields'];
		$this->assertSame( 'Theirs', $fields['title'] );
		$this->assertSame( 'their keyphrase', $fields['keyword'] );
		$this->assertSame( array( 'foreign' ), $this->save( array( self::edit( $post, 'title', 'Theirs', 'New' ) ) ) );
		$this->assertSame( 'Ours', get_post_meta( $post->ID, Meta_Keys::TITLE, true ) );
	}

	public function test_an_alt_text_changes_nothing_else_in_the_text(): void {
		$this->log_in( 'administrator' );
		$post   = $this->post( array( 'post_content' => self::IMAGES ) );
		$images = $this->rest( 'GET', "/posts/$post->ID/fields" )->get_data()['images'];
		$this->assertSame( array( 0, 2 ), array_column( $images, 'index' ), 'A cover stores its alt text twice.' );
		$this->assertSame( array( '', 'old' ), array_column( $images, 'alt' ) );

		$first  = array( 'index' => 0, 'src' => '/rye.jpg' ) + self::edit( $post, 'alt', '', 'A loaf of "rye" & <salt>' );
		$second = array( 'index' => 2, 'src' => '/rye.jpg' ) + self::edit( $post, 'alt', 'something else', 'Mine' );
		$this->assertSame( array( 'saved', 'conflict' ), $this->save( array( $first, $second ) ) );
		$saved = get_post( $post->ID )->post_content;
		$this->assertSame( 'A loaf of "rye" & <salt>', $this->rest( 'GET', "/posts/$post->ID/fields" )->get_data()['images'][0]['alt'] );
		$this->assertSame( self::IMAGES, preg_replace( '/alt="A loaf[^"]*"/', 'alt=""', $saved ) );
	}

	/**
	 * Saves edits and returns their states.
	 *
	 * @param array[] $edits The edits.
	 */
	private function save( array $edits ): array {
		return array_column( $this->rest( 'POST', '/fields', array( 'edits' => $edits ) )->get_data()['results'], 'status' );
	}

	/**
	 * A changed field.
	 *
	 * @param WP_Post $post   The post.
	 * @param string  $field  The field.
	 * @param string  $before Its value before.
	 * @param string  $after  Its new value.
	 */
	private static function edit( WP_Post $post, string $field, string $before, string $after ): array {
		return array( 'id' => $post->ID, 'field' => $field, 'before' => $before, 'after' => $after );
	}

	/**
	 * Stores a verdict for the current text of a post.
	 *
	 * @param WP_Post $post The post.
	 */
	private function give_verdict( WP_Post $post ): void {
		Verdict::save( $post, array( 'score' => 90, 'indexable' => 'yes', 'rule_set' => \Plumbline\RULE_SET, 'source' => 'page', 'findings' => array() ) );
	}
}
