<?php
/**
 * Suggested text for a site's privacy policy.
 *
 * @package Plumbline
 */

namespace Plumbline\Owner;

defined( 'ABSPATH' ) || exit;

/** Suggests a paragraph for the privacy policy. */
final class Privacy_Text {

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'admin_init', array( $this, 'suggest' ) );
	}

	/** Suggests it. */
	public function suggest(): void {
		$text = __( 'Plumbline stores keywords, titles, descriptions and the result of its last audit with each post, and titles and descriptions with categories, tags, the home page and the archives of authors. It stores redirects with their old and new URLs, but not who follows them. For dismissals on the whole site it stores who dismissed them and when. Structured data of posts contains the display name of their author. It stores nothing about visitors, sets no cookies and loads nothing in their browsers. If an administrator connects a Plumbline server, URLs of posts, keywords and, for audits without a browser, the HTML of posts are sent to that server. After each save of a published post, its HTML is sent there with the display name of the user who saved it.', 'plumbline' );
		wp_add_privacy_policy_content( 'Plumbline', '<p>' . esc_html( $text ) . '</p>' );
	}
}
