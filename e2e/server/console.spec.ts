import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { screenPaths } from '@plumbline/console/contract';
import { fakeClient } from '@plumbline/server/fake-client';
import { startFakeGoogle } from '@plumbline/server/fake-google';
import { faultsIn } from '../extension/faults-in.ts';
import { headlessStoryOptions } from '../launch-options.ts';
import { germanPhones } from './german-phones.ts';
import { startSmallBakery } from './small-bakery.ts';
import { startServer } from './start-server.ts';
import { storedDay, storeQueries } from './stored-queries.ts';

// In the sample bakery’s time zone, so that a change of today is on the chart’s last day.
test.use({ launchOptions: headlessStoryOptions, timezoneId: 'America/Los_Angeles' });

test('the link of npm start leads to five pages, each page leads to its evidence, and no screen has faults', async ({
	page,
}) => {
	const bakery = await startSmallBakery();
	const server = await startServer('start', { PLUMBLINE_ALLOW_HOSTS: bakery.host });
	await server.command('site', 'add', '--domain', bakery.host, '--account', 'Sample account');
	const errors: string[] = [];
	page.on('console', (message) => {
		if (message.type() === 'error') errors.push(message.text());
	});
	try {
		await page.goto(server.link);
		const five = page.getByRole('article');
		await expect(five).toHaveCount(5);
		expect(page.url()).not.toContain('#');
		// The path of a screen that the menu lacks would show the first one.
		await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(screenPaths.length);

		await five.first().getByText('What this rests on').click();
		await expect(five.first().getByText('Impressions', { exact: true })).toBeVisible();
		await five.first().getByRole('link').first().click();
		await expect(page.getByRole('complementary').getByText('Google').first()).toBeVisible();
		// A copied link shows the same page of the same table.
		await page.reload();
		await expect(page.getByRole('complementary').getByRole('heading').first()).toBeVisible();

		await page.goto(new URL('/keywords?filter=sourdough', page.url()).href);
		const table = page.getByRole('table');
		await expect(table.getByRole('row')).not.toHaveCount(0);
		await table.getByRole('button', { name: 'Impressions', exact: true }).press('Enter');
		await expect(page).toHaveURL(/sort=impressions/);
		await table.getByRole('button', { name: 'sourdough bread', exact: true }).press('Enter');
		await expect(page.getByRole('slider')).toBeVisible();

		// Any query stays text.
		const hostile = '<img src=x onerror=alert(1)>';
		await page.getByRole('button', { name: 'Add keywords' }).click();
		await page.getByLabel('Keywords, one per line').fill(hostile);
		await page.getByLabel('Group (optional)').fill(hostile);
		await page.getByRole('dialog').getByRole('button', { name: 'Add keywords' }).click();
		await expect(page.getByText('1 added')).toBeVisible();
		await page.goto(new URL('/keywords?filter=onerror', page.url()).href);
		await expect(page.getByRole('button', { name: hostile, exact: true })).toBeVisible();
		await expect(page.locator('main img')).toHaveCount(0);
		await page.getByRole('combobox', { name: 'Group' }).selectOption(hostile);
		await page.getByRole('button', { name: 'Edit group' }).click();
		await page.getByLabel('Name', { exact: true }).fill('Odd ones');
		await page.getByLabel('Keywords, one per line').press('ControlOrMeta+End');
		await page.keyboard.type('\nonerror bread');
		await page.getByRole('button', { name: 'Save' }).click();
		await expect(page.getByRole('button', { name: 'onerror bread', exact: true })).toBeVisible();
		await expect(page).toHaveURL(/group=Odd\+ones/);

		await page.goto(new URL('/sources', page.url()).href);
		await page.getByLabel('Drop files here').setInputFiles({
			name: 'ranks.csv',
			mimeType: 'text/csv',
			buffer: Buffer.from('date,keyword,rank\n2026-11-01,rye bread,3\n'),
		});
		const ranks = page.getByRole('listitem').filter({ hasText: 'ranks.csv' });
		await expect(ranks.getByRole('button', { name: 'Store' })).toHaveCount(0);
		await ranks.getByLabel('Search engine').selectOption('google_us');
		await ranks.getByRole('button', { name: 'Go on' }).click();
		await expect(ranks.getByText('ranks: 1')).toBeVisible();
		await ranks.getByRole('button', { name: 'Store' }).click();
		await expect(ranks.getByText('Stored.')).toBeVisible();

		// A ZIP of Search Console, dropped as it was downloaded, says what it covers before it is stored.
		await drop(page.locator('.drop-files'), 'export <b>.zip', germanPhones);
		const zip = page.getByRole('listitem').filter({ hasText: 'export <b>.zip' });
		await expect(zip.getByText('Google · Germany · mobile')).toBeVisible();
		await expect(zip.getByText('no day of it is stored yet')).toBeVisible();
		await expect(zip.getByText('totals without days: 2')).toBeVisible();
		expect(await faultsIn(page)).toEqual([]);
		await zip.getByRole('button', { name: 'Store' }).click();
		await expect(zip.getByText('Stored.')).toBeVisible();
		await zip.getByRole('link', { name: 'See the figures' }).click();
		await expect(page).toHaveURL(/engine=google_de__mobile/);
		await expect(page.getByRole('button', { name: 'roggenbrot', exact: true })).toBeVisible();
		await expect(page.getByText('Totals of “export <b>.zip”')).toBeVisible();

		await page.goto(new URL('/crawls', page.url()).href);
		await page.getByRole('combobox', { name: 'Site' }).selectOption(bakery.host);
		await page.getByRole('textbox', { name: 'First URL' }).fill(`http://${bakery.host}/`);
		await page.getByRole('button', { name: 'Start a crawl' }).click();
		await expect(page.getByText('known URLs')).toBeVisible();
		const missing = page.locator('details.finding', { hasText: 'The page has a title' });
		await missing.locator('summary').click();
		await expect(missing.getByText('Template')).toContainText('/bread/');
		const saved = page.waitForEvent('download');
		await page.getByRole('button', { name: 'Report (HTML)' }).click();
		expect((await saved).suggestedFilename()).toMatch(/^crawl-\d+-report.html$/);
		const crawled = new URL(page.url()).search;

		const changed = 'https://bakery.example/bread/rye';
		await page.goto(new URL('/effects', page.url()).href);
		await page.getByLabel('What was changed').fill(hostile);
		await page.getByLabel('URLs of the pages').fill(changed);
		// Charts end at the last complete day, so a change of today is not in them yet.
		const weekAgo = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
		await page.locator('input[type=date]').fill(weekAgo);
		await page.getByRole('button', { name: 'Note a change' }).click();
		await page.getByRole('button', { name: hostile }).click();
		await expect(page.getByRole('complementary').getByText('/bread/rye')).toBeVisible();
		await page.getByLabel('What was changed').fill('Relaese 2.4');
		await page.locator('input[type=date]').fill(weekAgo);
		await page.getByRole('button', { name: 'Note a change' }).click();
		await expect(page.getByText('Noted for the whole site.')).toBeVisible();
		await page.getByRole('button', { name: 'Edit “Relaese 2.4”' }).click();
		const released = page.locator('.site-events');
		await released.getByLabel('What was changed').fill('Release 2.4');
		await released.getByRole('button', { name: 'Save' }).click();
		await expect(released.getByRole('button', { name: 'Remove “Release 2.4”' })).toBeVisible();

		await page.goto(new URL('/watches', page.url()).href);
		await page.getByLabel('Name', { exact: true }).fill(hostile);
		await page.getByRole('combobox', { name: 'How often' }).selectOption('every day');
		await page.getByLabel('At (hour)').fill('1');
		await page.getByRole('button', { name: 'Add a watch' }).click();
		await expect(page.getByText('every day at 1:00 AM')).toBeVisible();
		await page.getByRole('button', { name: 'Edit', exact: true }).click();
		const edited = page.getByRole('dialog', { name: `Edit “${hostile}”` });
		await edited.getByRole('combobox', { name: 'How often' }).selectOption('every hour');
		expect(await faultsIn(page)).toEqual([]);
		await edited.getByRole('button', { name: 'Save' }).click();
		await expect(page.getByText('Checks every hour')).toBeVisible();
		await page.getByRole('button', { name: 'Remove', exact: true }).click();
		await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
		await expect(page.getByText('No watch of this site yet.')).toBeVisible();

		const detail = new URLSearchParams({ page: changed });
		await page.goto(new URL(`/pages?${detail}`, page.url()).href);
		await expect(page.getByRole('heading', { name: 'Did it work' })).toBeVisible();
		await page.getByText('All values').click();
		await expect(page.getByRole('cell', { name: `Release 2.4 · ${hostile}` })).toBeVisible();

		await page.goto(new URL('/report?range=28', page.url()).href);
		await page.getByLabel('Name', { exact: true }).fill(`Ada & Co ${hostile}`);
		await page.getByRole('button', { name: 'Save', exact: true }).click();
		await expect(page.getByText('Saved.')).toBeVisible();
		const report = page.waitForEvent('download');
		await page.getByRole('button', { name: 'Save the report' }).click();
		expect(await faultsInFile(page, await (await report).path())).toEqual([]);

		expect(await faultsOnScreens(page, { '/crawls': crawled })).toEqual([]);
		expect(errors).toEqual([]);
	} finally {
		await server.stop();
		bakery.stop();
	}
});

/** Opens a saved report without a network, wide and narrow, light and dark. */
async function faultsInFile(page: Page, file: string): Promise<readonly string[]> {
	const context = await page.context().browser()?.newContext({ offline: true });
	if (context === undefined) throw new Error('The browser is closed.');
	try {
		const report = await context.newPage();
		const found: string[] = [];
		report.on('console', (message) => found.push(message.text()));
		report.on('request', (request) => {
			if (!request.url().startsWith('file:')) found.push(request.url());
		});
		// Browsers show a file by its name.
		const named = `${file}.html`;
		copyFileSync(file, named);
		await report.goto(`file://${named}`);
		await expect(report.getByText('Ada & Co <img')).toBeVisible();
		for (const colorScheme of ['light', 'dark'] as const) {
			for (const width of [1000, 320]) {
				await report.emulateMedia({ colorScheme });
				await report.setViewportSize({ width, height: 900 });
				const beyond = await report.evaluate(() => document.documentElement.scrollWidth);
				if (beyond > width) found.push(`${beyond} px wide at ${width}`);
				found.push(...(await faultsIn(report)));
			}
		}
		return found;
	} finally {
		await context.close();
	}
}

/** Looks at each screen as it is, and then narrow, dark, in Japanese and from right to left. */
async function faultsOnScreens(
	page: Page,
	queries: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
	const found: string[] = [];
	const look = async (kind: string) => {
		for (const path of screenPaths) {
			await page.goto(new URL(`${path}${queries[path] ?? ''}`, page.url()).href);
			await page.locator('main h1').waitFor();
			// The console follows its sources, so the network is never idle.
			await page.locator('main :is(.card, .table-box, .idea, .empty)').first().waitFor();
			const where = `${kind} ${path}`;
			if (kind === 'narrow') {
				await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
				const beyond = await page.evaluate(
					() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
				);
				if (beyond > 0) found.push(`${where}: ${beyond} px too wide`);
			}
			found.push(...(await faultsIn(page)).map((fault) => `${where}: ${fault}`));
		}
	};
	await look('wide');
	await page.setViewportSize({ width: 360, height: 740 });
	await page.emulateMedia({ colorScheme: 'dark' });
	await page.evaluate(() => localStorage.setItem('plumbline-locale', 'ja'));
	await look('narrow');
	return found;
}

test('an empty server shows the first figures of Search Console without the command line', async ({
	page,
}) => {
	const google = await startFakeGoogle({ data: { queries: 8 } });
	const server = await startServer('serve', { PLUMBLINE_GOOGLE_URL: google.url });
	try {
		await page.goto(server.link);
		await page.getByRole('link', { name: 'Connect a source' }).click();
		const { clientId: client_id, clientSecret: client_secret } = fakeClient;
		const file = { installed: { client_id, client_secret } };
		await page.getByLabel('JSON file of the client').setInputFiles({
			name: 'client_secret.json',
			mimeType: 'application/json',
			buffer: Buffer.from(JSON.stringify(file)),
		});
		await page.getByRole('button', { name: 'Continue at Google' }).click();
		await page.getByRole('radio', { name: 'sc-domain:example.com' }).check();
		await page.getByRole('button', { name: 'Connect and read' }).click();
		// The pages of this site are on the internet.
		const audited = page.getByRole('checkbox', { name: 'example.com', exact: true });
		await audited.click();
		await expect(audited).not.toBeChecked();
		// The first days arrive while the others are still being read.
		await page.getByRole('link', { name: 'See the figures' }).first().click();
		await expect(page.getByRole('table').getByRole('row').nth(3)).toBeVisible();
		await expect(page.getByText(/ · (?:not )?compared/)).toBeVisible();

		// Days that Google still corrects follow on request, and look different.
		await page.goto(new URL('/?range=7&vs=none', page.url()).href);
		const dashes = page.locator('.trend polyline.dashed');
		await expect(page.locator('.trend polyline')).toHaveCount(1);
		await expect(dashes).toHaveCount(0);
		await page.getByRole('button', { name: '7 days' }).click();
		await page.getByLabel(/Continue charts with .+, which are not complete yet/).check();
		await page.getByRole('button', { name: 'Show', exact: true }).click();
		await expect(page).toHaveURL(/fresh=1/);
		await expect(dashes).toHaveCount(1);

		// Countries and devices are read once somebody wants them.
		await page.goto(new URL('/countries', page.url()).href);
		await page.getByRole('link', { name: 'Open Sources' }).click();
		const card = page.getByRole('region').filter({ hasText: 'Google · sc-domain' });
		await card.getByLabel('country').check();
		await card.getByLabel('device').check();
		expect(await faultsIn(page)).toEqual([]);
		await expect(async () => {
			await page.goto(new URL('/countries', page.url()).href);
			const germany = page.getByRole('button', { name: 'Germany', exact: true });
			await expect(germany).toBeVisible({ timeout: 2000 });
		}).toPass();
		await expect(page.getByText('in none of these rows')).toHaveCount(0);
	} finally {
		await server.stop();
		google.close();
	}
});

test('one period and comparison hold on every screen, in the address and in saved tables', async ({
	page,
}) => {
	const server = await startServer('start');
	const picker = (name: string) => page.getByRole('button', { name, exact: false });
	const dialog = page.getByRole('dialog', { name: 'Period and comparison' });
	const line = page.locator('.period-line');
	try {
		await page.goto(server.link);
		await expect(line).toContainText('· compared with');
		await expect(page.locator('.trend polyline.past')).toHaveCount(1);
		await expect(page.locator('.tiles .change')).toHaveCount(4);

		// By keyboard alone.
		await picker('28 days').press('Enter');
		await dialog.getByRole('radio', { name: '28 days' }).focus();
		await page.keyboard.press('ArrowDown');
		await expect(dialog.getByRole('radio', { name: '3 months' })).toBeChecked();
		await dialog.getByRole('radio', { name: 'A year ago' }).press('Space');
		await page.keyboard.press('Enter');
		await expect(dialog).toBeHidden();
		await expect(page).toHaveURL(/range=91&vs=year/);
		await expect(picker('3 months')).toBeFocused();

		// The sample account is 400 days old.
		await expect(line).toContainText(/not compared: .* 91 of 91 days and, in .*, for 36 of 91/);
		await expect(page.locator('.tiles .change')).toHaveCount(0);
		await expect(page.locator('.trend polyline.past')).toHaveCount(0);
		await page.getByRole('button', { name: '28 days can be compared' }).click();
		await expect(line).toContainText(/· compared with .*20\d\d/);

		await page.getByRole('navigation').getByRole('link', { name: 'Pages' }).click();
		await expect(page).toHaveURL(/vs=year/);
		await expect(line).toContainText(/· compared with .*20\d\d/);
		const changes = page.getByRole('columnheader', { name: '± Clicks' });
		await expect(changes).toBeVisible();
		await page.getByRole('button', { name: 'Earlier period' }).click();
		await expect(page).toHaveURL(/range=\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d/);
		await page.getByRole('button', { name: 'Later period' }).click();
		await expect(page).not.toHaveURL(/range=\d{4}/);
		await page.goto(new URL('/pages?vs=none', page.url()).href);
		await expect(page.getByRole('columnheader', { name: 'Clicks', exact: true })).toBeVisible();
		await expect(changes).toBeHidden();

		// Dates that cannot be are refused where they are typed.
		await picker('28 days').click();
		await dialog.getByRole('radio', { name: 'Own dates' }).first().check();
		await dialog.getByLabel('First day').fill('2026-10-31');
		await dialog.getByLabel('Last day').fill('2026-10-01');
		await page.keyboard.press('Enter');
		await expect(dialog.getByRole('alert')).toHaveText('It ends before it starts.');
		expect(await faultsIn(page)).toEqual([]);
		await dialog.getByLabel('First day').fill('2026-09-01');
		await dialog.getByRole('button', { name: 'Show' }).click();
		await expect(page).toHaveURL(/range=2026-09-01\.\.2026-10-01/);
		const saved = page.waitForEvent('download');
		await page.getByRole('button', { name: /CSV/ }).click();
		expect((await saved).suggestedFilename()).toBe(
			'bakery.example Pages 2026-09-01 to 2026-10-01.csv',
		);

		// An address that names no period gets a sentence and the usual period.
		for (const [range, why] of [
			['<img src=x onerror=alert(1)>', 'That is not a period.'],
			['2026-02-30..2026-03-05', 'One of the dates does not exist.'],
			['2026-10-02..2026-10-01', 'It ends before it starts.'],
			['2999-01-01..2999-01-02', 'These days are still to come.'],
			['1999-01-01..2026-10-01', 'Figures reach back ten years at most.'],
		] as const) {
			const query = new URLSearchParams({ range });
			await page.goto(new URL(`/keywords?${query}`, page.url()).href);
			await expect(page.getByRole('alert')).toContainText(`“${range}”. ${why} The last 28 days`);
			await expect(page.locator('main img')).toHaveCount(0);
			await expect(picker('28 days')).toBeVisible();
		}

		await page.setViewportSize({ width: 320, height: 700 });
		await page.emulateMedia({ colorScheme: 'dark' });
		await page.evaluate(() => localStorage.setItem('plumbline-locale', 'ja'));
		await page.goto(new URL('/?range=2026-09-01..2026-09-30', page.url()).href);
		await picker('日付を指定').click();
		await expect(page.getByRole('dialog', { name: '期間と比較' })).toBeVisible();
		expect(await faultsIn(page)).toEqual([]);
	} finally {
		await server.stop();
	}
});

test('every stored query is shown, with lost ones, sums, stars and a file that agrees', async ({
	page,
}) => {
	const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-queries-'));
	const url = `sqlite:${path.join(folder, 'plumbline.db')}`;
	const server = await startServer('start', { DATABASE_URL: url });
	try {
		const domain = 'loaves.example';
		const add = ['--domain', domain, '--account', 'Sample account', '--search-engines', 'google'];
		await server.command('site', 'add', ...add);
		await storeQueries(url, domain, { queries: 1300, apart: 28 });
		await page.goto(server.link);
		await page.getByRole('combobox', { name: 'Site' }).selectOption(domain);
		await page.getByRole('link', { name: 'Keywords', exact: true }).click();
		const table = page.getByRole('table');
		const sums = table.locator('.sums');
		await expect(sums).toContainText('1,300 queries');
		// 1,298 queries of 28 clicks each, and two that came or went.
		const clicks = 1298 * 28 + 28;
		const written = clicks.toLocaleString('en');
		await expect(sums).toContainText(written);
		await expect(page.locator('.tile').first()).toContainText(written);

		const [saved] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('button', { name: /CSV/ }).click(),
		]);
		const lines = readFileSync(await saved.path(), 'utf8')
			.trim()
			.split('\r\n');
		expect(lines).toHaveLength(1301);
		const column = lines[0]?.split(',').indexOf('clicks') ?? 0;
		const inFile = lines.slice(1).map((line) => Number(line.split(',')[column]));
		expect(inFile.reduce((sum, one) => sum + one, 0)).toBe(clicks);
		// Both periods are side by side, and each row says which they are.
		const [from, to] = [27, 0].map((ago) => storedDay(ago));
		const [past, pastTo] = [55, 28].map((ago) => storedDay(ago));
		expect(lines[0]).toContain('clicks,clicks_before,clicks_change,impressions,impressions_before');
		expect(lines).toContainEqual(expect.stringMatching(/^loaf that went,★?[^,]*,0,28,-28,0,280,/));
		for (const line of lines.slice(1)) {
			expect(line).toContain(`,${domain},google,${from} to ${to},${past} to ${pastTo},`);
		}

		// The last row is reached by scrolling.
		const box = page.getByRole('region', { name: 'Keywords' });
		await expect(async () => {
			await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
			await expect(page.getByRole('button', { name: 'loaf that went', exact: true })).toBeVisible({
				timeout: 500,
			});
		}).toPass();

		for (const [view, query] of [
			['Lost', 'loaf that went'],
			['New', 'loaf that came'],
		] as const) {
			await page.getByRole('button', { name: new RegExp(`^${view} 1$`) }).click();
			await expect(sums).toContainText('1 query');
			await expect(page.getByRole('button', { name: query, exact: true })).toBeVisible();
		}
		// A star is the only difference that tracking makes here.
		const star = page.getByRole('button', { name: 'Track “loaf that came”' });
		const wasTracked = (await star.getAttribute('aria-pressed')) === 'true';
		await star.click();
		await expect(star).toHaveAttribute('aria-pressed', String(!wasTracked));
		await page.reload();
		await expect(star).toHaveAttribute('aria-pressed', String(!wasTracked));

		await page.getByRole('button', { name: 'All', exact: true }).click();
		await page.getByRole('searchbox').fill('loaf 12 -7');
		await expect(sums).toContainText(/^\s*\d+ queries/);
		await expect(table.getByRole('button', { name: 'loaf 1200', exact: true })).toBeVisible();
		await expect(table.getByRole('button', { name: 'loaf 127', exact: true })).toBeHidden();
		await page.getByRole('searchbox').fill('no such query');
		await expect(page.getByText('No row fits the filter.')).toBeVisible();
		await page.getByRole('searchbox').fill('');
		// A page leads to its queries, and back.
		await page.getByRole('button', { name: '/loaves/3', exact: true }).first().click();
		await expect(sums).toContainText('130 queries');
		await page.getByRole('button', { name: 'Show the queries of all pages' }).click();
		await expect(sums).toContainText('1,300 queries');

		// A part of the site is the same on every screen, in the address and in the file.
		await page.getByRole('button', { name: 'Filter', exact: true }).click();
		const dialog = page.getByRole('dialog', { name: 'Show a part of the site' });
		await dialog.getByLabel('Filter by').selectOption('queryPattern');
		await dialog.getByLabel('Text').fill('^loaf (1');
		await page.keyboard.press('Enter');
		await expect(dialog.getByRole('alert')).toContainText('not a regular expression');
		expect(await faultsIn(page)).toEqual([]);
		await dialog.getByLabel('Text').fill('^loaf 1[0-9]$');
		await page.keyboard.press('Enter');
		await expect(dialog).toBeHidden();
		await expect(page).toHaveURL(/segment=query/);
		await expect(sums).toContainText('10 queries');
		await expect(page.locator('.tile').first()).toContainText('280');
		await expect(page.locator('.period-line')).toContainText('less than the site’s totals');
		const [part] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('button', { name: /CSV/ }).click(),
		]);
		const lineOf = readFileSync(await part.path(), 'utf8')
			.trim()
			.split('\r\n');
		expect(lineOf).toHaveLength(11);
		// A part of the site says so.
		expect(lineOf[1]).toMatch(/\^loaf 1\[0-9\]\$.* · sums of the queries that/);
		await page.getByRole('link', { name: 'Start here', exact: true }).click();
		await expect(page.locator('.tile').first()).toContainText('280');
		await page.getByRole('link', { name: 'Pages', exact: true }).click();
		await expect(sums).toContainText('10 pages');
		await expect(sums).toContainText('280');
		await page.getByRole('button', { name: '/loaves/', exact: true }).first().click();
		await expect(page).toHaveURL(/folder%3A%2Floaves%2F/);
		await expect(page.locator('.period-line')).toContainText('queries of these pages');
		await expect(sums).toContainText('10 pages');

		// A view keeps all of it under a name, which stays text.
		const name = '<b>Loaves</b> "10–19"';
		const views = page.getByRole('dialog', { name: 'Views' });
		await page.getByRole('button', { name: 'Views', exact: true }).click();
		await views.getByLabel('Name for what the screen shows now').fill(name);
		await page.keyboard.press('Enter');
		await expect(views.getByRole('button', { name, exact: true })).toBeVisible();
		expect(await faultsIn(page)).toEqual([]);
		await page.keyboard.press('Escape');
		const other = await page.context().newPage();
		await other.goto(page.url());
		await other.getByRole('button', { name: 'Views', exact: true }).click();
		await page.getByRole('button', { name: 'Remove all filters' }).click();
		await expect(page).not.toHaveURL(/segment/);
		await page.getByRole('button', { name: 'Views', exact: true }).click();
		await views.getByRole('button', { name: `Rename “${name}”` }).click();
		await views.getByLabel(`New name of “${name}”`).fill('Ten loaves');
		await page.keyboard.press('Enter');
		await views.getByRole('button', { name: 'Ten loaves', exact: true }).click();
		await expect(page).toHaveURL(/\/pages\?.*segment=query.*folder/);
		await expect(sums).toContainText('10 pages');
		// People who still see the old name overwrite nothing.
		await other.getByRole('button', { name: `Remove “${name}”` }).click();
		await expect(other.getByRole('alert')).toContainText('Somebody else has changed');
		await other.getByRole('button', { name: 'Remove “Ten loaves”' }).click();
		await expect(other.getByText('Nothing is saved yet.')).toBeVisible();
		await other.close();
		const hostile = new URLSearchParams({ segment: '<img/src=x/onerror=alert(1)> -brand' });
		await page.goto(new URL(`/keywords?site=${siteOf(page)}&${hostile}`, page.url()).href);
		await expect(page.getByRole('alert')).toContainText(
			'onerror=alert(1)>”. That is not a filter.',
		);
		await expect(page.locator('main img')).toHaveCount(0);
		await page.getByRole('button', { name: 'Without brand . Remove this filter' }).click();
		await expect(sums).toContainText('1,300 queries');
		await page.getByRole('button', { name: 'loaf 1003', exact: true }).click();
		await expect(page.getByRole('slider')).toBeVisible();
		expect(await faultsIn(page)).toEqual([]);

		// Countries and devices add up to the site, and filter its totals but nothing else.
		await page.goto(new URL(`/countries?site=${siteOf(page)}`, page.url()).href);
		await expect(sums).toContainText('4 rows');
		const note = page.getByText('in none of these rows');
		await expect(note).toHaveText(
			'50,400 clicks here + 5,600 in none of these rows = 56,000 of the whole site.',
		);
		const ofJapan = table.getByRole('row', { name: /^Japan/ });
		await expect(ofJapan).toContainText('▼');
		await expect(table.getByRole('row', { name: /^Unknown Region/ })).toBeVisible();
		const [countries] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('button', { name: /CSV/ }).click(),
		]);
		expect(readFileSync(await countries.path(), 'utf8')).toContain('Japan,11200,16800,-5600,');
		await ofJapan.getByRole('button', { name: 'Japan' }).click();
		await expect(page).toHaveURL(/segment=country%3Ajp/);
		await expect(sums).toContainText('1 row');
		await page.getByRole('button', { name: 'Devices', exact: true }).click();
		await expect(sums).toContainText('2 rows');
		expect(await faultsIn(page)).toEqual([]);
		await table.getByRole('button', { name: 'mobile', exact: true }).click();
		await page.getByRole('link', { name: 'Start here', exact: true }).click();
		await expect(page.locator('.tile').first()).toContainText('8,400');
		await expect(page.locator('.period-line').first()).toContainText('by country and device');
		await page.getByRole('link', { name: 'Pages', exact: true }).click();
		await expect(page.locator('.period-line')).toContainText('pages and queries are not read');
		await expect(page.getByRole('table')).toHaveCount(0);
		await page.getByRole('link', { name: 'Keywords', exact: true }).click();
		await expect(page.locator('.period-line')).toContainText('pages and queries are not read');
		await expect(page.getByText('No figures for these filters')).toBeVisible();
		await expect(page.locator('.tile')).toHaveCount(0);
		expect(await faultsIn(page)).toEqual([]);
		await page.getByRole('button', { name: 'Country Japan. Remove this filter' }).click();
		await expect(page).not.toHaveURL(/country/);

		// Without a comparison, nothing is new or lost.
		const site = siteOf(page);
		await page.goto(new URL(`/keywords?site=${site}&vs=none&view=new`, page.url()).href);
		await expect(page.getByText('Nobody can tell:')).toBeVisible();
		await page.setViewportSize({ width: 360, height: 700 });
		await page.emulateMedia({ colorScheme: 'dark' });
		await page.evaluate(() => localStorage.setItem('plumbline-locale', 'ja'));
		await page.goto(new URL(`/keywords?site=${site}`, page.url()).href);
		await expect(page.getByText('クエリ 1,300 件').first()).toBeVisible();
		expect(await faultsIn(page)).toEqual([]);
	} finally {
		await server.stop();
		rmSync(folder, { recursive: true });
	}
});

const siteOf = (page: Page) => new URL(page.url()).searchParams.get('site');

async function drop(place: Locator, name: string, bytes: Uint8Array): Promise<void> {
	const files = await place.page().evaluateHandle(
		([name, bytes]) => {
			const transfer = new DataTransfer();
			transfer.items.add(new File([new Uint8Array(bytes)], name));
			return transfer;
		},
		[name, [...bytes]] as const,
	);
	await place.dispatchEvent('drop', { dataTransfer: files });
}
