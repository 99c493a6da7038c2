import { Button, TextControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { failureText } from '../server-answers/failure-text.ts';
import { settings } from '../settings/settings.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { type Ordered, orderKeyword } from './order-keyword.ts';

interface TrackKeywordProps {
	readonly postId: number;
	/** Initial text of the field. */
	readonly suggestion: string;
	readonly onAdded: () => void;
}

/** Tracks one more keyword. Shows a cost first, and asks for a second click. */
export function TrackKeyword({ postId, suggestion, onAdded }: TrackKeywordProps) {
	const [typed, setTyped] = useState<string | null>(null);
	const [asked, setAsked] = useState<Ordered | null>(null);
	const [said, say] = useState('');
	const [isBusy, setIsBusy] = useState(false);
	const sendOnce = useRef({ keyword: '', key: '' });
	const keyword = (typed ?? suggestion).trim();
	// A cost counts only for its own keyword: the text may have changed since the request.
	const cost = asked?.keyword === keyword ? asked : null;

	function showOrdered(ordered: Ordered) {
		setAsked(ordered.kind === 'costs' ? ordered : null);
		if (ordered.kind === 'exists') say(existed(ordered.keyword));
		if (ordered.kind !== 'added') return;
		say(added(ordered.keyword));
		onAdded();
	}

	/** A retry uses the same key, so it counts as the same addition. */
	function keyFor(text: string): string {
		if (sendOnce.current.keyword !== text) {
			sendOnce.current = { keyword: text, key: newIdempotencyKey() };
		}
		return sendOnce.current.key;
	}

	function submit(event: FormEvent) {
		event.preventDefault();
		if (keyword === '' || isBusy) return;
		setIsBusy(true);
		say('');
		orderKeyword(postId, { keyword, key: keyFor(keyword), agreed: cost && keyword })
			.then(showOrdered, (failure: unknown) => say(failureText(failure)))
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
				onChange={setTyped}
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
				{cost ? __('Track at this price', 'plumbline') : __('Track', 'plumbline')}
			</Button>
			<p role="status" className="plumbline-quiet" dir="auto">
				{said}
			</p>
		</form>
	);
}

function costText({ requests, usd }: Ordered): string {
	const price = { style: 'currency', currency: 'USD', maximumFractionDigits: 4 } as const;
	return sprintf(
		/* translators: 1: number of requests, 2: a price. */
		_n(
			'Each rank check takes up to %1$d paid request (%2$s).',
			'Each rank check takes up to %1$d paid requests (%2$s).',
			requests,
			'plumbline',
		),
		requests,
		new Intl.NumberFormat(settings().userLanguage, price).format(usd),
	);
}

const added = (keyword: string) =>
	sprintf(
		/* translators: %s: a keyword. */
		__('“%s” is now tracked. Its first rank appears after the next check.', 'plumbline'),
		keyword,
	);

const existed = (keyword: string) =>
	/* translators: %s: a keyword. */
	sprintf(__('“%s” is already tracked.', 'plumbline'), keyword);
