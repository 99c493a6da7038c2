import type { Page } from '@playwright/test';
import { storySite } from './site/story-site.ts';
import { test as base, expect, type Site } from './wordpress-fixture.ts';

/**
 * The pages that a site shows its visitors in place of its own, by the stored option: as plugins for
 * maintenance and private sites do it, and as a cache that ignores parameters or removes headers.
 */
const hidden = {
	step: 'writeFile',
	path: '/wordpress/wp-content/mu-plugins/hidden.php',
	data: `<?php
add_action( 'rest_api_init', function () {
	register_rest_route( 'stories/v1', '/shown', array(
		'methods'             => 'POST',
		'permission_callback' => '__return_true',
		'callback'            => function ( $request ) {
			return update_option( 'story_shown', $request['shown'] );
		},
	) );
} );
add_action( 'template_redirect', function () {
	$login = wp_login_url( home_url( $_SERVER['REQUEST_URI'] ) );
	switch ( is_user_logged_in() ? '' : get_option( 'story_shown' ) ) {
		case 'maintenance':
			wp_die( 'Back soon.', 'Maintenance', 503 );
		case 'coming soon':
			wp_head();
			exit( '<title>Coming soon</title><h1>Coming soon</h1>' );
		case 'login':
			wp_redirect( $login );
			exit;
		case 'company login':
			wp_redirect( str_replace( '127.0.0.1', 'localhost', $login ) );
			exit;
		case 'moved':
			if ( ! isset( $_GET['moved'] ) ) {
				wp_redirect( home_url( '/?moved' ) );
				exit;
			}
			break;
		case 'copy':
			exit( get_option( 'story_copy' ) );
	}
} );
add_action( 'wp_footer', function () {
	if ( 'footer' === get_option( 'story_shown' ) ) {
		echo '<a href="http://">Partners</a>';
	}
} );
add_filter( 'template_include', function ( $template ) {
	if ( 'no headers' === get_option( 'story_shown' ) ) {
		ob_start( function ( $html ) {
			header_remove( 'X-Plumbline-Page' );
			update_option( 'story_copy', $html );
			return $html;
		} );
	}
	return $template;
} );
`,
};

const test = base.extend<object, { readonly site: Site }>({
	site: [{ wordpress: 'newest', prepared: storySite, steps: [hidden] }, { scope: 'worker' }],
});

/** Under Tools → Plumbline. */
async function auditLastTen(page: Page, url: string): Promise<void> {
	await page.goto(`${url}/wp-admin/tools.php?page=plumbline-overview`);
	await page.getByRole('button', { name: 'Audit the last ten' }).click();
	await expect(page.getByRole('status').filter({ hasText: 'Posts audited' })).toBeVisible();
}

test('a login page or a placeholder is reported, and never becomes the verdict of a post', async ({
	complaints,
	page,
	rest,
	wordPress,
}) => {
	const { id } = await (
		await rest('/wp/v2/posts', { title: 'Rye bread', content: 'Flour.', status: 'publish' })
	).json();
	const verdict = async () => (await rest(`/plumbline/v1/posts/${id}/verdict`)).json();
	const auditWhileShown = async (shown: string) => {
		await rest('/stories/v1/shown', { shown });
		await auditLastTen(page, wordPress.url);
	};
	const notices = page.locator('.plumbline-overview .components-notice');

	await auditWhileShown('');
	await expect(notices).toHaveCount(0);
	const before = await verdict();
	expect(before).toMatchObject({ indexable: 'yes', is_stale: false });

	await auditWhileShown('no headers');
	await expect(notices).toHaveCount(0);
	const after = await verdict();
	expect(after.findings).toEqual(before.findings);

	for (const [shown, says] of [
		['maintenance', 'Visitors get an error (status 503) instead of this page.'],
		['coming soon', 'a different page instead of this one: “Coming soon”.'],
		['login', 'Visitors are asked to log in before they see this page.'],
		['company login', 'Visitors are redirected to a different site'],
		['moved', `Visitors are redirected to ${wordPress.url}/?moved instead of seeing this page.`],
		['copy', 'Visitors get a different page instead of this one'],
	] as const) {
		await auditWhileShown(shown);
		await expect(notices, shown).toHaveCount(1);
		await expect(notices, shown).toContainText(says);
		expect(await verdict(), shown).toEqual(after);
	}
	await rest('/stories/v1/shown', { shown: '' });
	// The browser itself logs errors and redirects that it does not follow.
	const ofBrowser = /plumbline_page|wp-login\.php/;
	expect(complaints.filter((one) => !ofBrowser.test(one))).toEqual([]);
	complaints.length = 0;
});

test('a fault in the footer of most posts is listed once, apart from what posts need', async ({
	page,
	rest,
	wordPress,
}) => {
	for (const title of ['Rye', 'Spelt', 'Wheat']) {
		await rest('/wp/v2/posts', { title, content: 'Flour.', status: 'publish' });
	}
	await rest('/stories/v1/shown', { shown: 'footer' });
	await auditLastTen(page, wordPress.url);

	const listUnder = (heading: string) =>
		page.getByRole('heading', { name: heading }).locator('xpath=following-sibling::ol[1]');
	await expect(listUnder('Once for all posts').getByText('cannot be opened')).toBeVisible();
	await expect(listUnder('What to do first').getByText('cannot be opened')).toHaveCount(0);
});
