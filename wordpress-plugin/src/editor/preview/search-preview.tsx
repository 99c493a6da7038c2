import type { FittedText, SearchPreview as Preview } from '@plumbline/core';
import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { PixelBar } from './pixel-bar.tsx';

/** The post as Google may show it, including where texts are cut. */
export function SearchPreview({ preview }: { readonly preview: Preview }) {
	const [device, setDevice] = useState<'desktop' | 'phone'>('desktop');
	const { title, siteName, host, path } = preview;
	const description = preview.description?.[device] ?? null;
	// Since 2025, results on phones show only the host.
	const address = device === 'phone' ? [host] : [host, ...path];
	const deviceButton = (value: typeof device, label: string) => (
		<Button
			size="small"
			variant={device === value ? 'secondary' : 'tertiary'}
			aria-pressed={device === value}
			onClick={() => setDevice(value)}
		>
			{label}
		</Button>
	);
	return (
		<section className="plumbline-preview" aria-label={__('Preview of the result', 'plumbline')}>
			<div className="plumbline-preview__devices">
				{deviceButton('desktop', __('Desktop', 'plumbline'))}
				{deviceButton('phone', __('Phone', 'plumbline'))}
			</div>
			{/* The direction of the title is that of the whole result. */}
			<div className={`plumbline-result is-${device}`} dir="auto">
				<span>
					<bdi>{siteName}</bdi>
				</span>
				<span className="plumbline-result__address">
					<bdi dir="ltr">{address.join(' › ')}</bdi>
				</span>
				<span className="plumbline-result__title">
					{title ? <Cut text={title} /> : __('The post has no title yet', 'plumbline')}
				</span>
				<span className="plumbline-result__text">
					<bdi>
						{description ? (
							<Cut text={description} />
						) : (
							__('Without a description, Google uses text from the page.', 'plumbline')
						)}
					</bdi>
				</span>
			</div>
			<PixelBar name={__('Title', 'plumbline')} text={title} />
			<PixelBar name={__('Description', 'plumbline')} text={description} />
		</section>
	);
}

const Cut = ({ text: { rest, shown } }: { readonly text: FittedText }) => (
	<>
		{shown}
		{rest && ' …'}
	</>
);
