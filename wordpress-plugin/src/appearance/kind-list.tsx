import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { filledTemplate } from './filled-template.ts';
import { KindFields } from './kind-fields.tsx';
import { type Kind, keys, text } from './screen-settings.ts';
import { usualTitle, variablesOf } from './shown-texts.ts';
import type { Appearance } from './use-appearance.ts';

interface KindListProps {
	readonly kinds: readonly Kind[];
	readonly appearance: Appearance;
}

/** A row for each kind of page: its title as it appears, opened to edit. */
export const KindList = ({ appearance, kinds }: KindListProps) => (
	<div className="plumbline-kinds">
		<div className="plumbline-kinds__head" aria-hidden="true">
			<span>{__('Type', 'plumbline')}</span>
			<span>{__('Title as it appears', 'plumbline')}</span>
			<span>{__('In search', 'plumbline')}</span>
			<span>{__('In sitemap', 'plumbline')}</span>
		</div>
		{kinds.map((kind) => (
			<KindRow key={kind.name} kind={kind} appearance={appearance} />
		))}
	</div>
);

function KindRow({ appearance, kind }: { readonly kind: Kind; readonly appearance: Appearance }) {
	const { canHide, canUnlist, count, example, hasTexts, label, name } = kind;
	const row = appearance.row(name);
	const [isOpen, setIsOpen] = useState(false);
	const isShown = !row[keys.isHidden];
	const title = example
		? filledTemplate(text(row, keys.title) || usualTitle, variablesOf(example, appearance))
		: '';
	return (
		<details
			className="plumbline-kind"
			name="plumbline-kind"
			onToggle={({ currentTarget, target }) =>
				// Details inside this one say so too.
				target === currentTarget && setIsOpen(currentTarget.open)
			}
		>
			<summary>
				<span className="plumbline-kind__name">
					<bdi>{label}</bdi> {count !== null && <span className="plumbline-quiet">{count}</span>}
				</span>
				<span className="plumbline-kind__title" dir="auto">
					{title || (hasTexts ? __('Nothing published yet', 'plumbline') : '–')}
				</span>
				<YesOrNo column={__('In search', 'plumbline')} isYes={canHide ? isShown : null} />
				<YesOrNo
					column={__('In sitemap', 'plumbline')}
					isYes={canUnlist ? isShown && !row[keys.isUnlisted] : null}
				/>
			</summary>
			{isOpen && <KindFields kind={kind} appearance={appearance} />}
		</details>
	);
}

interface YesOrNoProps {
	readonly column: string;
	/** Null where nobody can choose. */
	readonly isYes: boolean | null;
}

const YesOrNo = ({ column, isYes }: YesOrNoProps) => (
	<span className={isYes === false ? 'plumbline-kind__no' : undefined}>
		<span className="screen-reader-text">{column}: </span>
		{isYes === null && '–'}
		{isYes === true && __('yes', 'plumbline')}
		{isYes === false && __('no', 'plumbline')}
	</span>
);
