import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { LanguageContext, languageFor } from '../../language/language.ts';
import { type PageView, PageViewContext } from '../page-view.ts';
import { ExportSection } from './export-section.tsx';

beforeEach(() => fakeBrowser.reset());

/** Browsers pass a dropped folder as a file without content that cannot be read. */
const folder = () =>
	Object.assign(new File([], 'downloads'), {
		arrayBuffer: () => Promise.reject(new DOMException('A folder.', 'NotFoundError')),
	});

test('refuses a dropped folder instead of reading it forever', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => {});
	const language = await languageFor('en');
	const root = document.createElement('div');
	const page = { url: 'https://bakery.example/' } as PageView; // it needs nothing else
	await act(() =>
		render(
			<LanguageContext.Provider value={language}>
				<PageViewContext.Provider value={page}>
					<ExportSection />
				</PageViewContext.Provider>
			</LanguageContext.Provider>,
			root,
		),
	);

	const drop = Object.assign(new Event('drop'), { dataTransfer: { files: [folder()] } });
	await act(async () => {
		root.querySelector('.export')?.dispatchEvent(drop);
		await new Promise((resolve) => setTimeout(resolve));
	});

	expect(root.querySelector('[role=status]')?.textContent).toBe('');
	expect(root.querySelector('[role=alert]')?.textContent).not.toBe('');
	expect(root.querySelector('[role=alert]')).not.toBeNull();
});
