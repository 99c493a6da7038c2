import { indexingOverview } from '@plumbline/core';
import { useLanguage } from '../../language/language.ts';
import { textsFor as indexingTextsFor } from '../../texts/indexing/texts.generated.ts';
import { usePage } from '../page-view.ts';
import { otherVersions, useReturnChecks } from './return-checks.ts';

/** Starts to check whether the other language versions link back, and shows how that goes on. */
export function ReturnVerb() {
	const { locale, texts } = useLanguage();
	const { facts, open, ruleSet } = usePage();
	const checks = useReturnChecks();
	const addresses = otherVersions(indexingOverview(facts, ruleSet, new Date()));
	if (addresses.length === 0) return null;
	return (
		<button
			type="button"
			class="plain"
			aria-label={indexingTextsFor(locale).checkReturn}
			title={indexingTextsFor(locale).checkReturn}
			onClick={() => {
				checks.start(addresses);
				open('indexing', '[data-part=hreflang]');
			}}
		>
			{texts.content.links.check}
		</button>
	);
}
