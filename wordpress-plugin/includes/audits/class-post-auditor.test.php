<?php
/**
 * Tests for audits without a browser.
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

use Plumbline\Connection\Server_Settings;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Post_Auditor. */
final class Post_Auditor_Test extends WordPress_Test_Case {

	public function test_the_page_goes_to_the_server_as_visitors_get_it(): void {
		$this->connect( self::answer( 404, '<h1>Tea</h1>', array( 'cache-control' => 'no-cache', 'x-robots-tag' => array( 'nofollow', 'noindex' ) ) ) );
		$post = $this->post();
		update_post_meta( $post->ID, Meta_Keys::KEYWORDS, array( array( 'keyword' => 'tea', 'synonyms' => array( 'sencha' ) ) ) );
		update_post_meta( $post->ID, Meta_Keys::HIDDEN, true );
		$verdict = Post_Auditor::audit( $post );
		$sent    = json_decode( $this->requests[1]['body'], true );

		$this->assertSame( 'page', $verdict['source'] );
		$this->assertSame( '<h1>Tea</h1>', $sent['html'] );
		$this->assertSame( 404, $sent['status'] );
		$this->assertSame( array( 'x-robots-tag' => 'nofollow, noindex' ), $sent['headers'] );
		$this->assertSame( array( 'tea' ), $sent['keyword'] );
		$this->assertSame( array( 'tea' => array( 'sencha' ) ), $sent['synonym'] );
		$this->assertSame( 'staging', $sent['environment'] );
		$this->assertSame( \Plumbline\RULE_SET, $sent['rule_set'] );
		$this->assertSame( array( Found_Elements::row( array( 'rule' => 'weak', 'elements' => array( '<a href="/x/">here</a>' ) ) ) ), get_post_meta( $post->ID, Meta_Keys::ELEMENTS ) );
	}

	public function test_only_the_content_is_sent_if_the_site_cannot_call_itself(): void {
		$this->connect( new \WP_Error( 'http_request_failed', 'Loopback is blocked.' ) );
		$verdict = Post_Auditor::audit( $this->post() );
		$sent    = json_decode( $this->requests[1]['body'], true );

		$this->assertSame( 'content', $verdict['source'] );
		$this->assertSame( 'fragment', $sent['scope'] );
		$this->assertStringContainsString( '>Water comes first.</p>', $sent['html'] );
		$this->assertSame( 'Brewing tea', $sent['title'] );
		$this->assertArrayNotHasKey( 'description', $sent );
		$this->assertSame( 'production', $sent['environment'] );
	}

	public function test_a_login_page_is_reported_and_the_last_verdict_stays(): void {
		$post = $this->post();
		$this->connect( self::answer( 200, '<h1>Tea</h1>' ) );
		$before = Post_Auditor::audit( $post );
		$this->connect( self::answer( 302, '', array( 'location' => 'http://example.org/wp-login.php' ) ) );
		$sent  = count( $this->requests );
		$error = Post_Auditor::audit( $post );

		$this->assertWPError( $error );
		$this->assertStringContainsString( 'asked to log in', $error->get_error_message() );
		$this->assertCount( $sent + 1, $this->requests );
		$this->assertSame( $before, Verdict::of( $post ) );
	}

	public function test_dismissed_and_superseded_findings_are_not_stored_and_the_worst_comes_first(): void {
		$this->connect( self::answer( 200, '<h1>Tea</h1>' ) );
		$post = $this->post();
		update_post_meta( $post->ID, Meta_Keys::DISMISSALS, array( array( 'kind' => 'rule', 'name' => 'dismissed', 'reason' => '' ) ) );

		$this->assertSame( array( 'blocker', 'strong', 'weak', 'note' ), array_column( Post_Auditor::audit( $post )['findings'], 'rule' ) );
		$this->assertSame( '010002004', get_post_meta( $post->ID, Meta_Keys::WEIGHT, true ) );
	}

	/**
	 * @dataProvider unread_pages
	 */
	public function test_of_an_unread_page_only_what_has_to_be_fixed_is_kept( array $left_out, bool $is_kept ): void {
		$this->connect( self::answer( 200, '<h1>Tea</h1>' ), 'drawn_by_scripts', $left_out );
		$post = $this->post();

		$this->assertSame( ! $is_kept, is_wp_error( Post_Auditor::audit( $post ) ) );
		$this->assertSame( $is_kept, null !== Verdict::of( $post ) );
	}

	public static function unread_pages(): array {
		return array(
			'with a note' => array( array( 'weak', 'strong', 'blocker', 'dismissed' ), false ),
			'with a warning' => array( array( 'strong', 'blocker', 'dismissed' ), true ),
		);
	}

	public function test_without_a_connection_no_verdict_is_kept(): void {
		$post = $this->post();

		$this->assertSame( 'plumbline_not_connected', Post_Auditor::audit( $post )->get_error_code() );
		$this->assertNull( Verdict::of( $post ) );
	}

	public function test_agents_audit_only_posts_that_they_may_edit(): void {
		$this->connect( self::answer( 200, '<h1>Tea</h1>' ) );
		$author = $this->user( 'author' );
		$input  = array( 'id' => $this->post( array( 'post_author' => $author ) )->ID );
		$audit  = wp_get_ability( 'plumbline/audit-post' );
		$read   = wp_get_ability( 'plumbline/get-findings' );

		$this->log_in( 'author' );
		$this->assertNotTrue( $audit->check_permissions( $input ) );
		$this->assertNotTrue( $read->check_permissions( $input ) );
		wp_set_current_user( $author );
		$this->assertSame( 'plumbline_no_verdict', $read->execute( $input )->get_error_code() );
		$this->assertSame( 80, $audit->execute( $input )['score'] );
		$this->assertSame( 80, $read->execute( $input )['score'] );
		$this->assertNotTrue( $read->check_permissions( array( 'id' => 999999 ) ) );
	}

	public function test_agents_find_the_posts_worth_work_and_those_that_nobody_has_audited(): void {
		$this->log_in( 'editor' );
		$list = wp_get_ability( 'plumbline/list-posts' );
		$this->post();
		$none = $list->execute();
		$this->connect( self::answer( 200, '<h1>Tea</h1>' ) );
		$audited = $this->post();
		Post_Auditor::audit( $audited );
		$some = $list->execute( array( 'limit' => 5 ) );

		$this->assertSame( array(), $none['posts'] );
		$this->assertGreaterThan( 0, $none['not_audited'] );
		$this->assertSame( array( $audited->ID ), array_column( $some['posts'], 'id' ) );
		$this->assertSame( 'blocker', $some['posts'][0]['first']['rule'] );
		$this->assertSame( array( 1, null ), array( $some['total'], $some['next_offset'] ) );
	}

	public function test_agents_write_fields_after_a_dry_run_and_see_the_verdict_before_and_after(): void {
		$this->connect( self::answer( 200, '<h1>Tea</h1>' ) );
		$this->log_in( 'editor' );
		$id    = $this->post()->ID;
		$write = wp_get_ability( 'plumbline/write-fields' );
		$input = array( 'id' => $id, 'title' => " Green\ntea ", 'keyword' => 'green tea', 'robots' => array( 'nosnippet' ), 'hidden' => false );
		$dry   = $write->execute( $input );

		$this->assertSame( array( 'would_save', 'would_save', 'would_save', 'unchanged' ), array_column( $dry['fields'], 'status' ) );
		$this->assertSame( array( '', null ), array( get_post_meta( $id, Meta_Keys::TITLE, true ), $dry['verdict_after'] ) );

		$done = $write->execute( array( 'dry_run' => false ) + $input );

		$this->assertSame( array( 'saved', 'saved', 'saved', 'unchanged' ), array_column( $done['fields'], 'status' ) );
		$this->assertSame( 'Green tea', get_post_meta( $id, Meta_Keys::TITLE, true ) );
		$this->assertSame( array( 'nosnippet' ), get_post_meta( $id, Meta_Keys::ROBOTS, true ) );
		$this->assertNull( $done['verdict_before'] );
		$this->assertSame( array( 80, false ), array( $done['verdict_after']['score'], $done['verdict_after']['is_stale'] ) );
		$this->assertSame( 'unchanged', $write->execute( array( 'dry_run' => false ) + $input )['fields']['title']['status'] );
	}

	/**
	 * Connects to a server that returns a report; requests of the site to itself get the given
	 * answer, with the mark of the page.
	 *
	 * @param array|\WP_Error $page     The answer.
	 * @param string|null     $reason   Why rules were not checked.
	 * @param string[]        $left_out Rules that do not fail.
	 */
	private function connect( $page, ?string $reason = null, array $left_out = array() ): void {
		Server_Settings::save( 'https://plumbline.example.com', 'pl_0123456789abcdef' );
		$rule   = static function ( string $name, string $severity, int $impact, array $else = array() ) use ( $reason, $left_out ): array {
			return $else + array(
				'reason'           => $reason,
				'rule_name'        => $name,
				'class'            => 'engine',
				'status'           => in_array( $name, $left_out, true ) ? 'not_checked' : 'failed',
				'superseded'       => false,
				'severity'         => $severity,
				'rule_impact'      => $impact,
				'message'          => 'It is wrong.',
				'fix'              => 'Change it.',
				'occurrences'      => array(),
				'occurrence_count' => 0,
			);
		};
		$report = array(
			'score'    => 80,
			'rule_set' => \Plumbline\RULE_SET,
			'verdict'  => array( 'indexable' => 'yes' ),
			'audit'    => array(
				$rule( 'note', 'note', 4 ),
				$rule( 'weak', 'warning', 1, array( 'occurrences' => array( array( 'id' => 'a', 'snippet' => '<a href="/x/">here</a>' ) ) ) ),
				$rule( 'strong', 'warning', 5 ),
				$rule( 'blocker', 'blocker', 1 ),
				$rule( 'passed', 'error', 9, array( 'status' => 'passed' ) ),
				$rule( 'superseded', 'error', 9, array( 'superseded' => true ) ),
				$rule( 'dismissed', 'error', 9 ),
			),
		);
		$this->answer_requests(
			static function ( string $url ) use ( $page, $report ) {
				if ( 0 === strpos( $url, 'https://plumbline.example.com/' ) ) {
					return self::answer( 200, wp_json_encode( $report ) );
				}
				return is_wp_error( $page ) ? $page : array( 'headers' => self::mark( $url ) + $page['headers'] ) + $page;
			}
		);
	}
}
