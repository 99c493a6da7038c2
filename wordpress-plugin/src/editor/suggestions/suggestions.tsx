import { Button, Notice } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { failureText } from '../../server-answers/failure-text.ts';
import { BriefFindings } from '../verdict/brief-findings.tsx';
import { askSuggestedFields, askSuggestions, type SuggestedField } from './ask-suggestions.ts';
import type { JudgedSuggestion } from './judge-suggestion.ts';

interface SuggestionsProps {
	readonly field: SuggestedField;
	/** Name of the field. */
	readonly label: string;
	/** The image, for alt texts. */
	readonly image?: { readonly id: number; readonly url: string };
	readonly onUse: (text: string) => void;
}

/** Texts of the site’s language model with the verdict of our rules; nothing without such a model. */
export function Suggestions(props: SuggestionsProps) {
	const [fields, setFields] = useState<readonly SuggestedField[]>([]);
	useEffect(() => {
		// Without an answer there are no suggestions, which nobody misses.
		askSuggestedFields().then(setFields, () => setFields([]));
	}, []);
	return fields.includes(props.field) && <Suggesting {...props} />;
}

function Suggesting({ field, image = { id: 0, url: '' }, label, onUse }: SuggestionsProps) {
	const [judged, setJudged] = useState<readonly JudgedSuggestion[] | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const [asked, setAsked] = useState<AbortController | null>(null);
	useEffect(() => () => asked?.abort(), [asked]);

	async function suggest({ signal }: AbortController) {
		const { judgeSuggestions } = await import('./judge-suggestion.ts');
		const texts = await askSuggestions(field, image.id, signal);
		return judgeSuggestions(texts, { field, imageUrl: image.url }, signal);
	}

	function ask() {
		const asking = new AbortController();
		setAsked(asking);
		setFailure(null);
		suggest(asking)
			.then(setJudged, (cause: unknown) => {
				if (!asking.signal.aborted) setFailure(failureText(cause));
			})
			.finally(() => setAsked(null));
	}

	return (
		<div className="plumbline-suggestions">
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isBusy={asked !== null}
				disabled={asked !== null}
				accessibleWhenDisabled
				onClick={ask}
			>
				{/* translators: %s: name of a field, such as “Description”. */}
				{sprintf(__('Suggest with AI: %s', 'plumbline'), label)}
			</Button>
			<p className="plumbline-quiet">
				{field === 'alt'
					? __(
							'Sends the picture and the text of this page to the AI provider of this site.',
							'plumbline',
						)
					: __('Sends the text of this page to the AI provider of this site.', 'plumbline')}
			</p>
			{failure !== null && (
				<Notice status="warning" isDismissible={false}>
					{failure}
				</Notice>
			)}
			<div role="status">
				<ul>
					{judged?.map(({ findings, text }) => (
						<li key={text}>
							<p dir="auto">{text}</p>
							{findings.length === 0 && (
								<p className="plumbline-quiet">{__('Nothing to fix', 'plumbline')}</p>
							)}
							<BriefFindings findings={findings} />
							<Button
								__next40pxDefaultSize
								variant="link"
								// The label begins with the visible text.
								aria-label={`${__('Use this text', 'plumbline')}: ${text}`}
								onClick={() => onUse(text)}
							>
								{__('Use this text', 'plumbline')}
							</Button>
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}
