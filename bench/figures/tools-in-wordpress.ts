import { type Browser, chromium, type Page } from '@playwright/test';
import { editorSteps } from '@plumbline/e2e/wordpress/editor-blueprint';
import { pluginZip } from '@plumbline/e2e/wordpress/plugin-zip';
import { startWordPress } from '@plumbline/e2e/wordpress/start-wordpress';
import { findBrowsers } from '@plumbline/scripts/find-browsers';
import { atMost, type FigureGroup } from './figure.ts';

const firstRowsMs = 500;
const fewWords = 20;
const manyWords = 5_000;
const loads = 7;
const edited = 500;
const savedInSeconds = 10;

/** Fills the site as a script that imports posts would: rows of posts and of their verdicts. */
const filler = {
	step: 'writeFile',
	path: '/wordpress/wp-content/mu-plugins/filler.php',
	data: `<?php
add_action( 'wp_ajax_fill', function () {
	$posts = array();
	$meta  = array();
	for ( $id = $_GET['from']; $id < $_GET['from'] + $_GET['count']; $id++ ) {
		$post    = 1000 + $id;
		$posts[] = array( $post, "Rye bread $id", "rye-$id", str_repeat( '<p>Flour, water and salt.</p>', 40 ), 'publish', 'post', 1, gmdate( 'Y-m-d H:i:s', 1700000000 + $id ), gmdate( 'Y-m-d H:i:s', 1700000000 + $id ), '', '', '', '' );
		$finding = array( 'rule' => 'rule_' . $id % 9, 'severity' => 'warning', 'title' => 'A rule', 'message' => 'Wrong', 'fix' => 'Mend' );
		$verdict = array( 'score' => $id % 100, 'indexable' => 'yes', 'rule_set' => Plumbline\\RULE_SET, 'source' => 'page', 'findings' => array( $finding ), 'hash' => md5( $id ), 'policy' => '', 'time' => 0 );
		$values  = array( '_plumbline_verdict' => serialize( $verdict ), '_plumbline_weight' => sprintf( '%09d', $id % 100 ), '_plumbline_state' => 'worth_fixing', '_plumbline_fresh_for' => '', '_plumbline_indexable' => 'yes', '_plumbline_rule' => 'rule_' . $id % 9 );
		foreach ( $values as $key => $value ) {
			$meta[] = array( $post, $key, $value );
		}
	}
	insert_rows( $GLOBALS['wpdb']->posts, 'ID, post_title, post_name, post_content, post_status, post_type, post_author, post_date, post_date_gmt, post_excerpt, to_ping, pinged, post_content_filtered', $posts );
	insert_rows( $GLOBALS['wpdb']->postmeta, 'post_id, meta_key, meta_value', $meta );
	wp_send_json( true );
} );
// One statement for many rows: WordPress’s SQLite takes milliseconds to translate each.
function insert_rows( $table, $columns, $rows ) {
	global $wpdb;
	foreach ( array_chunk( $rows, 100 ) as $some ) {
		$places = implode( ', ', array_fill( 0, count( $some ), '(' . implode( ', ', array_fill( 0, count( $some[0] ), '%s' ) ) . ')' ) );
		$wpdb->query( $wpdb->prepare( "INSERT INTO $table ($columns) VALUES $places", array_merge( ...$some ) ) );
	}
}
`,
};

/** Tools → Plumbline in a real WordPress with few posts and with many. */
export async function toolsInWordPress(): Promise<FigureGroup> {
	const executablePath = findBrowsers().chromium;
	if (!executablePath) throw new Error('There is no Chromium; `npm test` installs one.');
	const wordPress = await startWordPress({
		wordpress: 'newest',
		plugin: pluginZip,
		prepared: editorSteps,
		steps: [filler],
	});
	const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
	try {
		const page = await openAdmin(browser, wordPress.url);
		await fill(page, wordPress.url, 0, fewWords);
		const few = await firstRows(page, wordPress.url);
		await fill(page, wordPress.url, fewWords, manyWords);
		const many = await firstRows(page, wordPress.url);
		return group(few, many, await secondsToSave(page));
	} finally {
		await browser.close();
		await wordPress.stop();
	}
}

async function openAdmin(browser: Browser, url: string): Promise<Page> {
	const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
	page.setDefaultTimeout(300_000);
	await page.goto(`${url}/wp-admin/`);
	return page;
}

async function fill(page: Page, url: string, from: number, to: number): Promise<void> {
	for (let start = from; start < to; start += 500) {
		const count = Math.min(500, to - start);
		const path = `/wp-admin/admin-ajax.php?action=fill&from=${start}&count=${count}`;
		await page.request.get(url + path, { timeout: 300_000 });
	}
}

/** Median of the milliseconds from the request for the rows to the first row on the screen. */
async function firstRows(page: Page, url: string): Promise<number> {
	const times: number[] = [];
	for (let load = 0; load < loads; load++) {
		await page.goto(`${url}/wp-admin/tools.php?page=plumbline-overview`, { waitUntil: 'commit' });
		const shown = await page.waitForFunction(() => {
			if (!document.querySelector('.dataviews-view-table tbody .plumbline-state')) return null;
			return performance.now();
		});
		const asked = await page.evaluate(
			() =>
				performance
					.getEntriesByType('resource')
					.find(({ name }) => /overview(?:%3F|\?|&)/.test(name) && !/summary|issues/.test(name))
					?.startTime ?? 0,
		);
		times.push(Number(await shown.jsonValue()) - asked);
		// The other requests of the screen would slow down the next load.
		await page.waitForLoadState('networkidle');
	}
	return times.toSorted((one, other) => one - other)[Math.floor(loads / 2)] ?? 0;
}

/** Seconds from the click to the message that everything is saved. */
async function secondsToSave(page: Page): Promise<number> {
	await page.getByRole('button', { name: `Edit the first ${edited} of` }).click();
	await page.getByRole('textbox', { name: 'Text for all posts' }).fill('{title} – {site}');
	await page.getByRole('button', { name: 'Fill in' }).click();
	const started = performance.now();
	await page.getByRole('button', { name: `Save ${edited} changes` }).click();
	await page.getByText('Everything is saved.').waitFor();
	return (performance.now() - started) / 1000;
}

function group(few: number, many: number, seconds: number): FigureGroup {
	return {
		title: 'Many posts under Tools in WordPress',
		method: `Tools → Plumbline in one WordPress on SQLite with one PHP process, in Chromium; from the request for the rows to the first row on the screen, median of ${loads} loads.`,
		figures: [
			{
				name: `First rows of ${manyWords.toLocaleString('en')} posts`,
				measured: `${many.toFixed(0)} ms (${(many / few).toFixed(1)}× those of ${fewWords} posts)`,
				...atMost(many, firstRowsMs, ' ms'),
			},
			{
				name: `Titles of ${edited} posts saved in one go`,
				measured: `${seconds.toFixed(0)} s`,
				...atMost(seconds, savedInSeconds, ' s'),
			},
		],
	};
}
