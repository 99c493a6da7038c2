import '../../styles/tray.css';
import { pageRow } from '@plumbline/core';
import { AnnouncingContext, Icon } from '@plumbline/ui';
import { ChevronDown, ChevronUp, X } from 'lucide';
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { textsFor as trayTextsFor } from '../../texts/tray/texts.generated.ts';
import type { PageView } from '../page-view.ts';
import { CollectedList } from './collected-list.tsx';
import { addPage, type CollectedPage, changePages, collectedPages } from './collected-pages.ts';
import { TakeTable } from './take-table.tsx';

/** A new object for each time that the user asks for a row. */
export interface WantedRow {
	/** null while no page is shown. */
	readonly page: PageView | null;
}

/**
 * The table of collected pages below all screens: pages of any tab, until the user takes it away and
 * empties it. Nothing while it is empty.
 */
export function Tray({ wanted }: { readonly wanted: WantedRow | null }) {
	const { locale, texts: all } = useLanguage();
	const texts = trayTextsFor(locale);
	const announce = useContext(AnnouncingContext);
	const pages = useCollectedPages();
	const [isOpen, open] = useState(false);
	const [problem, setProblem] = useState('');
	const [removed, setRemoved] = useState<readonly CollectedPage[]>([]);

	/** Tells what became of a change; a problem stays visible until the next change. */
	async function attempt(change: () => Promise<{ readonly says: string; isFault?: boolean }>) {
		const { isFault = false, says } = await change().catch((cause) => {
			console.error('The table of pages could not be stored.', cause);
			return { says: all.notKept, isFault: true };
		});
		setProblem(isFault ? says : '');
		if (!isFault) announce(says);
	}

	async function add(page: PageView | null) {
		if (!page) return { says: texts.notYet, isFault: true };
		const outcome = await addPage(page.url, pageRow(page, new Date()));
		const { length: count } = await collectedPages().getValue();
		setRemoved([]);
		return {
			says: outcome === 'replaced' ? texts.replaced : texts[outcome]({ count }),
			isFault: outcome === 'full',
		};
	}

	async function empty() {
		await changePages((stored) => {
			setRemoved(stored);
			return [];
		});
		open(false);
		return { says: texts.emptied };
	}

	async function putBack() {
		const urls = new Set(removed.map(({ url }) => url));
		await changePages((stored) => [...removed, ...stored.filter(({ url }) => !urls.has(url))]);
		setRemoved([]);
		return { says: texts.pages({ count: removed.length }) };
	}

	useEffect(() => {
		if (wanted) void attempt(() => add(wanted.page));
	}, [wanted]);
	if (pages.length + removed.length === 0 && !problem) return null;
	return (
		<section class="tray" aria-label={texts.label}>
			{problem && (
				<p class="tray-problem" role="alert">
					{problem}
				</p>
			)}
			{isOpen && pages.length > 0 && <CollectedList pages={pages} onChange={attempt} />}
			{pages.length > 0 ? (
				<div class="tray-line">
					<button
						type="button"
						class="tray-count"
						aria-expanded={isOpen}
						onClick={() => open(!isOpen)}
					>
						<Icon icon={isOpen ? ChevronDown : ChevronUp} />
						{texts.pages({ count: pages.length })}
					</button>
					<TakeTable pages={pages} />
					<button
						type="button"
						class="icon"
						aria-label={texts.empty}
						title={texts.empty}
						onClick={() => void attempt(empty)}
					>
						<Icon icon={X} />
					</button>
				</div>
			) : (
				removed.length > 0 && (
					<div class="tray-line">
						<span>{texts.emptied}</span>
						<button type="button" class="more" onClick={() => void attempt(putBack)}>
							{texts.undo}
						</button>
					</div>
				)
			)}
		</section>
	);
}

function useCollectedPages(): readonly CollectedPage[] {
	const item = useMemo(collectedPages, []);
	const [pages, setPages] = useState<readonly CollectedPage[]>([]);
	useEffect(() => {
		void item.getValue().then(setPages);
		return item.watch(setPages);
	}, [item]);
	return pages;
}
