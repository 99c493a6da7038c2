import { languagesWithModel, type Report } from '@plumbline/core';
import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Disclosure } from '../../controls/disclosure.tsx';
import { metaKeys, type PostMeta } from '../../post/meta/post-meta.ts';
import { usePostMeta } from '../../post/screen/use-screen.ts';

/** Shows the country and the language of the rules; the language can be changed. */
export function CountryAndLanguage({ report }: { readonly report: Report }) {
	const edited = usePostMeta();
	if (!edited || !(metaKeys.language in edited[0]))
		return <p className="plumbline-quiet">{judgedAs(report)}</p>;
	const [meta, change] = edited;
	return (
		<Disclosure label={judgedAs(report)}>
			<LanguageField report={report} meta={meta} change={change} />
		</Disclosure>
	);
}

interface LanguageFieldProps {
	readonly report: Report;
	readonly meta: PostMeta;
	readonly change: (meta: PostMeta) => void;
}

function LanguageField({ report, meta, change }: LanguageFieldProps) {
	const chosen = meta[metaKeys.language] ?? '';
	return (
		<div className="plumbline-language">
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={__('Language of the text', 'plumbline')}
				help={__('Choose the language if it is detected wrongly.', 'plumbline')}
				value={chosen}
				options={[automatic(report, chosen), ...languages(report)]}
				onChange={(language) => change({ ...meta, [metaKeys.language]: language })}
			/>
		</div>
	);
}

function judgedAs({ geo, language, locale }: Report): string {
	const country = new Intl.DisplayNames([locale], { type: 'region' }).of(geo.toUpperCase());
	return [
		/* translators: %s: name of a country. */
		sprintf(__('For readers in: %s', 'plumbline'), country ?? geo),
		/* translators: %s: name of a language. */
		...(language ? [sprintf(__('Text in: %s', 'plumbline'), languageName(language, locale))] : []),
	].join(' · ');
}

/** The label of automatic detection; names the detected language unless the writer has chosen one. */
function automatic({ language, locale }: Report, chosen: string) {
	const label =
		chosen || !language
			? __('Detect automatically', 'plumbline')
			: /* translators: %s: name of a language. */
				sprintf(__('%s (detected)', 'plumbline'), languageName(language, locale));
	return { value: '', label };
}

function languages({ locale }: Report) {
	const { compare } = new Intl.Collator(locale);
	return languagesWithModel
		.map((code) => ({ value: code as string, label: languageName(code, locale) }))
		.sort((one, other) => compare(one.label, other.label));
}

const languageName = (code: string, locale: string) =>
	new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
