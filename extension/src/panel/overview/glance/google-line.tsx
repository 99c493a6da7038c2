import { useLanguage } from '../../../language/language.ts';
import { textsFor as googleTextsFor } from '../../../texts/google/texts.generated.ts';
import { shownAddress } from '../../controls/shown-address.ts';
import { type ShownVerdict, useGoogleVerdict } from '../../google-verdict/use-google-verdict.ts';
import { GlanceLineView } from './glance-line.tsx';

/** Google’s decision about the page, where the connected server knows it. */
export function GoogleLine() {
	const texts = googleTextsFor(useLanguage().locale);
	const { verdict } = useGoogleVerdict();
	if (!verdict) return null;
	const { coverage, google_canonical: chosen, state } = verdict.google;
	const isElsewhere = isCanonicalElsewhere(verdict);
	const value = [
		texts.states[state],
		state === 'indexed' ? '' : coverage,
		isElsewhere && chosen ? texts.canonicalTo({ address: shownAddress(chosen) }) : '',
	];
	const row = {
		line: 'google',
		value: value.filter(Boolean).join(' · '),
		fitted: null,
		isMissing: false,
		isFromPage: true,
		screen: 'indexing',
		target: '[data-part=google]',
		copy: () => verdict.explained.reason,
	} as const;
	return <GlanceLineView row={row} mark={{ state: states[verdict.google.state], finding: null }} />;
}

const isCanonicalElsewhere = ({ explained: { cause } }: ShownVerdict) =>
	cause === 'other_canonical_chosen' || cause === 'duplicate_without_canonical';

const states = { indexed: 'right', not_indexed: 'wrong', unknown: 'unknown' } as const;
