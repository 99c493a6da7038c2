import { useLanguage } from '../language.ts';
import { usePage } from '../page-view.ts';
import { Disclosure } from './disclosure.tsx';

/** The ignored rules and findings of this site, with a button to restore each. */
export function IgnoredList() {
	const texts = useLanguage().texts.findings;
	const { changeSite, report, site } = usePage();
	const { ignoredOccurrences, ignoredRules } = site;
	const titles = new Map(report.rules.map(({ name, title }) => [name, title]));
	const count = ignoredRules.length + ignoredOccurrences.length;

	function heed(rule: string) {
		void changeSite((stored) => ({
			ignoredRules: stored.ignoredRules.filter((other) => other !== rule),
		}));
	}

	return (
		<Disclosure title={texts.ignored} count={count}>
			<div class="suggestions">
				{ignoredRules.map((rule) => (
					<button key={rule} type="button" class="suggestion" onClick={() => heed(rule)}>
						{texts.heed(titles.get(rule) ?? rule)}
					</button>
				))}
				{ignoredOccurrences.length > 0 && (
					<button
						type="button"
						class="suggestion"
						onClick={() => void changeSite(() => ({ ignoredOccurrences: [] }))}
					>
						{texts.heed(texts.singleIgnored(ignoredOccurrences.length))}
					</button>
				)}
			</div>
		</Disclosure>
	);
}
