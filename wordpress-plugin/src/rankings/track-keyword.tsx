import { Button, TextControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { failureText } from '../server-answers/failure-text.ts';
import { settings } from '../settings.ts';
import { type Addition, addKeyword, askCost } from './post-rankings.ts';

interface TrackKeywordProps {
	readonly postId: number;
	/** What stands in the field at first. */
	readonly suggestion: string;
	readonly onAdded: () => void;
}

/** Tracks one more keyword. What costs money is said first and asked for once more. */
export function TrackKeyword({ postId, suggestion, onAdded }: TrackKeywordProps) {
	const [typed, setTyped] = useState<string | null>(null);
	const [cost, setCost] = useState<Addition | null>(null);
	const [said, say] = useState('');
	const [isBusy, setIsBusy] = useState(false);
	const sendOnce = useRef({ keyword: '', key: '' });
	const keyword = (typed ?? suggestion).trim();

	async function track(mayCost: boolean) {
		const expected = await askCost(postId, keyword);
		if (expected.status === 'exists') return say(existed(keyword));
		if (expected.requests > 0 && !mayCost) return setCost(expected);
		await addKeyword(postId, keyword, keyFor(keyword));
		setCost(null);
		say(added(keyword));
		onAdded();
	}

	/** Tried again, it is the same addition. */
	function keyFor(text: string): string {
		if (sendOnce.current.keyword !== text) {
			sendOnce.current = { keyword: text, key: crypto.randomUUID() };
		}
		return sendOnce.current.key;
	}

	function submit(event: FormEvent) {
		event.preventDefault();
		if (keyword === '' || isBusy) return;
		setIsBusy(true);
		say('');
		track(cost !== null)
			.catch((failure: unknown) => say(failureText(failure)))
			.finally(() => setIsBusy(false));
	}

	return (
		<form className="plumbline-track" onSubmit={submit}>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={__('Track a keyword', 'plumbline')}
				value={typed ?? suggestion}
				maxLength={200}
				autoComplete="off"
				onChange={(text) => {
					setTyped(text);
					setCost(null);
				}}
			/>
			{cost && <p className="plumbline-quiet">{costText(cost)}</p>}
			<Button
				__next40pxDefaultSize
				type="submit"
				variant="secondary"
				isBusy={isBusy}
				disabled={keyword === ''}
				accessibleWhenDisabled
			>
				{cost ? __('Track it for this', 'plumbline') : __('Track', 'plumbline')}
			</Button>
			<p role="status" className="plumbline-quiet" dir="auto">
				{said}
			</p>
		</form>
	);
}

function costText({ requests, usd }: Addition): string {
	const price = { style: 'currency', currency: 'USD', maximumFractionDigits: 4 } as const;
	return sprintf(
		/* translators: 1: number of requests, 2: a price. */
		__('Each check of its rank takes up to %1$d paid requests (%2$s).', 'plumbline'),
		requests,
		new Intl.NumberFormat(settings().userLanguage, price).format(usd),
	);
}

const added = (keyword: string) =>
	sprintf(
		/* translators: %s: a keyword. */
		__('“%s” is tracked now. Its first rank comes with the next check.', 'plumbline'),
		keyword,
	);

const existed = (keyword: string) =>
	/* translators: %s: a keyword. */
	sprintf(__('“%s” is tracked already.', 'plumbline'), keyword);
