import { pageLinks } from '@plumbline/core';
import { useLanguage } from '../../language/language.ts';
import { usePage } from '../page-view.ts';
import { addressesToCheck } from './addresses-to-check.ts';
import { useLinkChecks } from './use-link-checks.ts';

/** Starts to check the links of the page, and shows how that goes on. */
export function LinkVerb() {
	const { texts } = useLanguage();
	const { facts, open } = usePage();
	const checks = useLinkChecks();
	const addresses = addressesToCheck(pageLinks(facts) ?? []);
	if (addresses.length === 0) return null;
	return (
		<button
			type="button"
			class="plain"
			aria-label={`${texts.content.links.check}: ${texts.screens.links}`}
			onClick={() => {
				checks.start(addresses);
				open('links');
			}}
		>
			{texts.content.links.check}
		</button>
	);
}
