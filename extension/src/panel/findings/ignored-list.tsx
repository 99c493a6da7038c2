import '../../styles/keywords.css';
import { useLanguage } from '../../language/language.ts';
import { usePage } from '../page-view.ts';
import { Disclosure } from './disclosure.tsx';
import { type IgnoreWish, ignoredFindings, ignoredWithout } from './ignoring.ts';

/** The ignored rules and findings of this site, with a button to restore each. */
export function IgnoredList() {
	const texts = useLanguage().texts.findings;
	const { changeSite, report, site } = usePage();
	const { ignoredRules } = site;
	const single = ignoredFindings(site);
	const titles = new Map(report.rules.map(({ name, title }) => [name, title]));
	const count = ignoredRules.length + single.length;

	const heed = (wish: IgnoreWish) => void changeSite((stored) => ignoredWithout(stored, wish));

	return (
		<Disclosure title={texts.ignored} count={count}>
			<div class="suggestions">
				{ignoredRules.map((rule) => {
					const headline = titles.get(rule) ?? rule;
					return (
						<button
							key={rule}
							type="button"
							class="suggestion"
							onClick={() => heed({ headline, rule })}
						>
							{texts.heed({ title: headline })}
						</button>
					);
				})}
				{single.map(({ name, occurrences }) => {
					const headline = name ?? texts.singleIgnored({ count: occurrences.length });
					return (
						<button
							key={headline}
							type="button"
							class="suggestion"
							onClick={() => heed({ headline, occurrences })}
						>
							{texts.heed({ title: headline })}
						</button>
					);
				})}
			</div>
		</Disclosure>
	);
}
