import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { LanguageContext, languageFor } from '../../language/language.ts';
import { keywordsOf } from '../../settings/page-keywords.ts';
import type { SiteMemory } from '../../settings/site-memory.ts';
import { useSiteMemory } from '../../settings/use-site-memory.ts';
import { KeywordBox } from './keyword-box.tsx';

const url = 'https://bakery.example/';

beforeEach(() => fakeBrowser.reset());

const reportsOf = (site: SiteMemory) =>
	keywordsOf(site, url).map((keyword) => ({ keyword, places: [] }));

/** The keyword box of a site, its stored keywords, and functions that type into it. */
async function box() {
	const root = document.createElement('div');
	const seen: { site: SiteMemory | null } = { site: null };
	function Probe() {
		const [site, change] = useSiteMemory(url);
		seen.site = site;
		return (
			site && (
				<KeywordBox
					url={url}
					site={site}
					reports={reportsOf(site)}
					onChange={(changed) => void change(changed)}
				/>
			)
		);
	}
	const language = await languageFor('en');
	await act(() =>
		render(
			<LanguageContext.Provider value={language}>
				<Probe />
			</LanguageContext.Provider>,
			root,
		),
	);
	await vi.waitFor(() => expect(root.querySelector('form')).not.toBeNull());
	const enter = (form: number, ...values: readonly string[]) => {
		const field = root.querySelectorAll('form')[form];
		const input = field?.querySelector('input');
		if (!field || !input) throw new Error('There is no such field.');
		for (const value of values) {
			input.value = value;
			field.dispatchEvent(new Event('submit'));
		}
	};
	return { enter, root, seen };
}

test('loses no keyword or synonym that is typed before the first one is drawn', async () => {
	const { enter, root, seen } = await box();

	await act(() => enter(0, 'rye', 'bread', 'rye'));
	await vi.waitFor(() => expect(root.querySelectorAll('.chip-name')).toHaveLength(2));
	await act(() => root.querySelector<HTMLElement>('.chip-name')?.click());
	await act(() => enter(1, 'dark bread', 'brown bread'));

	await vi.waitFor(() =>
		expect(seen.site?.synonyms).toEqual({ rye: ['dark bread', 'brown bread'] }),
	);
	expect(seen.site?.pageKeywords).toEqual({ [url]: ['rye', 'bread'] });
});

test('uses a keyword on the whole site when asked to', async () => {
	const { enter, root, seen } = await box();
	await act(() => enter(0, 'rye'));
	await vi.waitFor(() => expect(root.querySelectorAll('.chip-name')).toHaveLength(1));
	await act(() => root.querySelector<HTMLElement>('.chip-name')?.click());

	const checkbox = root.querySelector<HTMLInputElement>('[type=checkbox]');
	await act(() => {
		if (checkbox) checkbox.checked = true;
		checkbox?.dispatchEvent(new Event('change'));
	});

	await vi.waitFor(() => expect(seen.site).toMatchObject({ keywords: ['rye'], pageKeywords: {} }));
});
