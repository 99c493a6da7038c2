import { CheckboxControl, ToggleControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { lazyPart } from '../controls/lazy-part.tsx';
import { directiveTexts } from '../editor/fields/robots-fields.tsx';
import { robotsDirectives } from '../post/meta/post-meta.ts';
import { type Kind, keys } from './screen-settings.ts';
import { usualDescription, usualTitle } from './shown-texts.ts';
import { SitePicture } from './site-picture.tsx';
import { TemplateField } from './template-field.tsx';
import type { Appearance } from './use-appearance.ts';

// It needs a part of the engine.
const ExamplePreview = lazyPart(async () => (await import('./example-preview.tsx')).ExamplePreview);

interface KindFieldsProps {
	readonly kind: Kind;
	readonly appearance: Appearance;
}

export function KindFields({ appearance, kind }: KindFieldsProps) {
	const { canHide, canShare, canUnlist, count, hasTexts, name } = kind;
	const row = appearance.row(name);
	const isShown = !row[keys.isHidden];
	const set = (key: string) => (value: unknown) => appearance.change(name, key, value);
	return (
		<div className="plumbline-kind__fields">
			<div>
				{hasTexts && <Templates kind={kind} appearance={appearance} />}
				{canHide && (
					<ToggleControl
						__nextHasNoMarginBottom
						label={__('Show in search engines', 'plumbline')}
						help={isShown ? foundText(count) : hiddenText(count, canUnlist)}
						checked={isShown}
						onChange={(isOn) => set(keys.isHidden)(!isOn)}
					/>
				)}
				{canUnlist && (
					<ToggleControl
						__nextHasNoMarginBottom
						label={__('List in the sitemap', 'plumbline')}
						checked={isShown && !row[keys.isUnlisted]}
						disabled={!isShown}
						onChange={(isOn) => set(keys.isUnlisted)(!isOn)}
					/>
				)}
				{canShare && (
					<SitePicture
						imageId={Number(row[keys.image] ?? 0)}
						onChange={set(keys.image)}
						label={__('Picture for sharing', 'plumbline')}
						help={__('For pages that have no picture of their own.', 'plumbline')}
					/>
				)}
				{canHide && <Directives chosen={row[keys.robots]} onChange={set(keys.robots)} />}
			</div>
			<ExamplePreview kind={kind} appearance={appearance} />
		</div>
	);
}

const Templates = ({ appearance, kind }: KindFieldsProps) => (
	<>
		<TemplateField
			kind={kind}
			appearance={appearance}
			field={keys.title}
			label={__('Title template', 'plumbline')}
			placeholder={usualTitle}
			help={__(
				'Words in braces are filled in for each page. A title that was entered for a page comes first.',
				'plumbline',
			)}
		/>
		<TemplateField
			kind={kind}
			appearance={appearance}
			field={keys.description}
			label={__('Description template', 'plumbline')}
			placeholder={usualDescription(appearance)}
			help={__('For pages without a description of their own.', 'plumbline')}
		/>
	</>
);

interface DirectivesProps {
	readonly chosen: unknown;
	readonly onChange: (chosen: readonly string[]) => void;
}

function Directives({ chosen, onChange }: DirectivesProps) {
	const on: readonly unknown[] = Array.isArray(chosen) ? chosen : [];
	const texts = directiveTexts();
	const offered = robotsDirectives.filter((directive) => directive !== 'index');
	return (
		<details className="plumbline-details">
			<summary>{__('More robots directives', 'plumbline')}</summary>
			{offered.map((directive) => (
				<CheckboxControl
					key={directive}
					__nextHasNoMarginBottom
					label={texts[directive]}
					help={directive}
					checked={on.includes(directive)}
					onChange={(isOn) =>
						onChange(offered.filter((one) => (one === directive ? isOn : on.includes(one))))
					}
				/>
			))}
		</details>
	);
}

const foundText = (count: number | null) =>
	count === null
		? ''
		: /* translators: %d: number of pages. */
			sprintf(_n('%d page can be found.', '%d pages can be found.', count, 'plumbline'), count);

function hiddenText(count: number | null, leavesSitemap: boolean): string {
	if (count === null || !leavesSitemap) return __('These pages get noindex.', 'plumbline');
	return sprintf(
		/* translators: %d: number of pages. */
		_n(
			'%d page gets noindex and leaves the sitemap.',
			'%d pages get noindex and leave the sitemap.',
			count,
			'plumbline',
		),
		count,
	);
}
