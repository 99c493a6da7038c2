import { CheckboxControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	metaKeys,
	type PostMeta,
	type RobotsDirective,
	robotsDirectives,
} from '../post/post-meta.ts';

interface RobotsFieldsProps {
	readonly meta: PostMeta;
	readonly change: (meta: PostMeta) => void;
}

/** Robots directives of the post. */
export function RobotsFields({ meta, change }: RobotsFieldsProps) {
	const chosen = meta[metaKeys.robots] ?? [];
	const texts = directiveTexts();
	const toggle = (directive: RobotsDirective, isOn: boolean) =>
		change({
			...meta,
			[metaKeys.robots]: robotsDirectives.filter((one) =>
				one === directive ? isOn : chosen.includes(one),
			),
		});
	return (
		<>
			<ToggleControl
				__nextHasNoMarginBottom
				label={__('Meant to be hidden', 'plumbline')}
				help={__(
					'Search engines are asked to leave this post out, and no finding complains about it.',
					'plumbline',
				)}
				checked={meta[metaKeys.isHidden] ?? false}
				onChange={(isHidden) => change({ ...meta, [metaKeys.isHidden]: isHidden })}
			/>
			<details className="plumbline-details">
				<summary>{__('More for search engines', 'plumbline')}</summary>
				<div className="plumbline-checks">
					{robotsDirectives.map((directive) => (
						<CheckboxControl
							key={directive}
							__nextHasNoMarginBottom
							label={texts[directive]}
							help={directive}
							checked={chosen.includes(directive)}
							onChange={(isOn) => toggle(directive, isOn)}
						/>
					))}
				</div>
			</details>
		</>
	);
}

const directiveTexts = (): Readonly<Record<RobotsDirective, string>> => ({
	nofollow: __('Follow none of the links', 'plumbline'),
	nosnippet: __('Show no text of the post in results', 'plumbline'),
	noimageindex: __('Leave the pictures out of image search', 'plumbline'),
	notranslate: __('Offer no translation', 'plumbline'),
});
