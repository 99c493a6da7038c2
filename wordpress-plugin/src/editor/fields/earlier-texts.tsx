import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { PostMeta } from '../../post/meta/post-meta.ts';
import { Failure } from '../../server-answers/failure.tsx';
import { failureText } from '../../server-answers/failure-text.ts';
import { settings } from '../../settings/settings.ts';
import { askEarlierTexts, type EarlierText, isInField, withEarlierText } from './earlier-text.ts';

interface EarlierTextsProps {
	readonly meta: PostMeta;
	readonly change: (meta: PostMeta) => void;
}

/** Texts that the saved post had before, each with a button that fills its field again. */
export function EarlierTexts({ meta, change }: EarlierTextsProps) {
	const { texts, failure, ask } = useEarlierTexts(settings().postId);
	return (
		<details
			className="plumbline-details"
			onToggle={({ currentTarget }) => currentTarget.open && ask()}
		>
			<summary>{__('Earlier texts', 'plumbline')}</summary>
			{failure !== null && <Failure text={failure} onAgain={ask} />}
			<p className="plumbline-quiet" role="status">
				{statusOf(texts)}
			</p>
			<ul className="plumbline-earlier">
				{texts?.map((one) => (
					<li key={`${one.field} ${one.text}`}>
						<span className="plumbline-quiet">
							{`${fieldNames()[one.field]}, ${dateOf(one.date)}`}
						</span>
						<span dir="auto">{one.text}</span>
						<Button
							size="small"
							variant="secondary"
							accessibleWhenDisabled
							disabled={isInField(meta, one)}
							/* translators: %s: an earlier title, description or keyword. */
							label={sprintf(__('Use again: %s', 'plumbline'), one.text)}
							showTooltip={false}
							onClick={() => change(withEarlierText(meta, one))}
						>
							{__('Use again', 'plumbline')}
						</Button>
					</li>
				))}
			</ul>
		</details>
	);
}

interface Asked {
	/** Null until they are loaded. */
	readonly texts: readonly EarlierText[] | null;
	readonly failure: string | null;
	readonly ask: () => void;
}

function useEarlierTexts(postId: number): Asked {
	const [texts, setTexts] = useState<Asked['texts']>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const ask = () => {
		setFailure(null);
		askEarlierTexts(postId).then(setTexts, (cause: unknown) => setFailure(failureText(cause)));
	};
	return { texts, failure, ask };
}

function statusOf(texts: Asked['texts']): string {
	if (texts === null) return '';
	return texts.length === 0
		? __('The saved revisions of this post have no other texts.', 'plumbline')
		: __('From the saved revisions of this post. Save the post to keep a text.', 'plumbline');
}

const fieldNames = (): Readonly<Record<EarlierText['field'], string>> => ({
	title: __('Title in search results', 'plumbline'),
	description: __('Description', 'plumbline'),
	keyword: __('Focus keyword', 'plumbline'),
});

const dateOf = (date: string) =>
	new Date(date).toLocaleDateString(settings().userLanguage, { dateStyle: 'medium' });
