import { CheckboxControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	metaKeys,
	type PostMeta,
	type RobotsDirective,
	robotsDirectives,
} from '../../post/meta/post-meta.ts';
import { settings } from '../../settings/settings.ts';

interface RobotsFieldsProps {
	readonly meta: PostMeta;
	readonly change: (meta: PostMeta) => void;
}

/** Robots directives of the post. */
export function RobotsFields({ meta, change }: RobotsFieldsProps) {
	const chosen = meta[metaKeys.robots] ?? [];
	const texts = directiveTexts();
	const isOffered = (directive: RobotsDirective) =>
		directive !== 'index' || settings().head.isKindHidden || chosen.includes('index');
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
				label={__('Keep out of search', 'plumbline')}
				help={__(
					'Search engines are asked not to index this page, and no finding reports that.',
					'plumbline',
				)}
				checked={meta[metaKeys.isHidden] ?? false}
				onChange={(isHidden) => change({ ...meta, [metaKeys.isHidden]: isHidden })}
			/>
			<details className="plumbline-details">
				<summary>{__('More robots directives', 'plumbline')}</summary>
				<div className="plumbline-checks">
					{robotsDirectives.filter(isOffered).map((directive) => (
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

export const directiveTexts = (): Readonly<Record<RobotsDirective, string>> => ({
	nofollow: __('Do not follow links', 'plumbline'),
	nosnippet: __('Do not show a snippet in results', 'plumbline'),
	noimageindex: __('Do not index images', 'plumbline'),
	notranslate: __('Do not offer a translation', 'plumbline'),
	index: __('Show in search, although pages like this one are hidden', 'plumbline'),
});
