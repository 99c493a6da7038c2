<?php
/**
 * Tests for values that were taken over.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Taken_Values. */
final class Taken_Values_Test extends WordPress_Test_Case {

	public function test_only_proposed_writes_are_written(): void {
		$page  = new Subject( Subject::POST, $this->post()->ID );
		$count = Taken_Values::write( $page, 'yoast', array( self::row( Meta_Keys::TITLE, 'Tea' ), self::row( Meta_Keys::DESCRIPTION, 'Kept', Proposal::KEPT ), self::row( Meta_Keys::CANONICAL, '', Proposal::INVALID ) ) );

		$this->assertSame( 1, $count );
		$this->assertSame( array( Meta_Keys::TITLE ), array_keys( $page->get( Meta_Keys::TAKEN )['yoast'] ) );
		$this->assertFalse( $page->has( Meta_Keys::DESCRIPTION ) );
	}

	public function test_a_page_that_gets_nothing_stays_without_a_record(): void {
		$page = new Subject( Subject::POST, $this->post()->ID );

		$this->assertSame( 0, Taken_Values::write( $page, 'yoast', array( self::row( Meta_Keys::TITLE, 'Tea', Proposal::KEPT ) ) ) );
		$this->assertFalse( metadata_exists( 'post', $page->id, Meta_Keys::TAKEN ) );
	}

	/**
	 * @dataProvider values
	 */
	public function test_a_value_that_nobody_has_changed_is_removed( string $kind, string $key, $value ): void {
		$page = new Subject( $kind, Subject::HOME === $kind ? '' : 1 );
		Taken_Values::write( $page, 'yoast', array( self::row( $key, $value ) ) );
		$this->assertTrue( $page->has( $key ) );

		$this->assertSame( 1, Taken_Values::remove( $page, 'yoast' ) );
		$this->assertFalse( $page->has( $key ) );
	}

	public static function values(): array {
		return array(
			'a text with a backslash'     => array( Subject::POST, Meta_Keys::TITLE, 'Tea \\ "茶" &amp; <b>' ),
			'a choice'                    => array( Subject::TERM, Meta_Keys::HIDDEN, true ),
			'a picture'                   => array( Subject::USER, Meta_Keys::SOCIAL_IMAGE, 7 ),
			'a list'                      => array( Subject::HOME, Meta_Keys::ROBOTS, array( 'nofollow' ) ),
			'keywords'                    => array( Subject::TERM, Meta_Keys::KEYWORDS, array( array( 'keyword' => '茶', 'synonyms' => array( '"tea"' ) ) ) ),
		);
	}

	public function test_removing_the_values_of_one_plugin_keeps_edits_and_the_values_of_others(): void {
		$page = new Subject( Subject::POST, $this->post()->ID );
		Taken_Values::write( $page, 'yoast', array( self::row( Meta_Keys::TITLE, 'Tea' ), self::row( Meta_Keys::DESCRIPTION, 'A pot.' ) ) );
		Taken_Values::write( $page, 'aioseo', array( self::row( Meta_Keys::SOCIAL_TITLE, 'Share' ) ) );
		$page->set( Meta_Keys::TITLE, 'Edited' );

		$this->assertSame( 1, Taken_Values::remove( $page, 'yoast' ) );
		$this->assertSame( array( 'Edited', '', 'Share' ), array( $page->get( Meta_Keys::TITLE ), $page->get( Meta_Keys::DESCRIPTION ), $page->get( Meta_Keys::SOCIAL_TITLE ) ) );
		$this->assertSame( 1, Taken_Values::remove( $page, 'aioseo' ) );
	}

	public function test_a_damaged_record_removes_nothing(): void {
		$page = new Subject( Subject::POST, $this->post()->ID );
		$page->set( Meta_Keys::TITLE, 'Mine' );
		update_post_meta( $page->id, Meta_Keys::TAKEN, 'x' );

		$this->assertSame( 0, Taken_Values::remove( $page, 'yoast' ) );
		$this->assertSame( 'Mine', $page->get( Meta_Keys::TITLE ) );
	}

	/**
	 * A row of a proposal.
	 *
	 * @param string $key   The key.
	 * @param mixed  $ours  The value.
	 * @param string $state What happens to it.
	 */
	private static function row( string $key, $ours, string $state = Proposal::WRITE ): array {
		return array( 'key' => $key, 'theirs' => $ours, 'ours' => $ours, 'state' => $state, 'unknown' => array() );
	}
}
