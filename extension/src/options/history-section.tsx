import { useEffect, useState } from 'preact/hooks';
import { clearHistory, countHistory } from '../history/history.store.ts';
import { useLanguage } from '../language/language.ts';
import { textsFor as pageTextsFor } from '../texts/page/texts.generated.ts';

/** Says what is stored about earlier audits, with a button to delete it. */
export function HistorySection() {
	const { options: texts } = pageTextsFor(useLanguage().locale);
	const [count, setCount] = useState<number | null>(null);
	useEffect(() => {
		void countHistory().then(setCount);
	}, []);
	return (
		<>
			<p>{texts.historyWhy}</p>
			<p role="status">{count !== null && texts.pages({ count })}</p>
			<button
				type="button"
				class="more"
				disabled={!count}
				onClick={() => void clearHistory().then(() => setCount(0))}
			>
				{texts.clear}
			</button>
		</>
	);
}
