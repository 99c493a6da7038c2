import { typedPreview } from '@plumbline/core';
import { __ } from '@wordpress/i18n';
import { countryOf } from '../audit/country.ts';
import { SearchPreview } from '../editor/preview/search-preview.tsx';
import { filledTemplate } from './filled-template.ts';
import { type Kind, keys, screenSettings, text } from './screen-settings.ts';
import { usualDescription, usualTitle, variablesOf } from './shown-texts.ts';
import type { Appearance } from './use-appearance.ts';

interface ExamplePreviewProps {
	readonly kind: Kind;
	readonly appearance: Appearance;
}

/** The page with the longest name as Google may show it. */
export function ExamplePreview({ appearance, kind: { example, name } }: ExamplePreviewProps) {
	if (!example) return null;
	const row = appearance.row(name);
	const variables = variablesOf(example, appearance);
	const preview = typedPreview({
		title: filledTemplate(text(row, keys.title) || usualTitle, variables),
		description: filledTemplate(
			text(row, keys.description) || usualDescription(appearance),
			variables,
		),
		siteName: variables.site ?? '',
		url: example.url,
		geo: countryOf(screenSettings().postLanguage),
	});
	return (
		<div>
			<SearchPreview preview={preview} />
			<p className="plumbline-quiet">
				{__('The example is the page with the longest name.', 'plumbline')}
			</p>
		</div>
	);
}
