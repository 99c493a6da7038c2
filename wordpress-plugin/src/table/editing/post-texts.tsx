import { __, sprintf } from '@wordpress/i18n';
import { TypedLine, TypedText } from '../../controls/typed-text/typed-text.tsx';
import { VariableButtons } from '../../editor/fields/variable-buttons.tsx';
import { type Edit, type FieldName, fieldLabel, fieldNames, usualTitle } from './edit.ts';
import { EditProblem } from './problem.tsx';

interface PostTextsProps {
	/** Name of the plugin that owns the head; null if it is this one. */
	readonly owner: string | null;
	readonly texts: Readonly<Record<FieldName, string>>;
	readonly variables: Readonly<Record<string, string>>;
	readonly editOf: (field: FieldName) => Edit | undefined;
	readonly onChange: (field: FieldName, text: string) => void;
}

/** Title, description and keyword; only to read if a different plugin owns them. */
export function PostTexts({ editOf, onChange, owner, texts, variables }: PostTextsProps) {
	if (owner !== null) return <OwnersTexts owner={owner} texts={texts} />;
	const control = (field: FieldName) => ({
		label: fieldLabel(field),
		value: texts[field],
		dir: 'auto' as const,
		onChange: (text: string) => onChange(field, text),
		__nextHasNoMarginBottom: true as const,
	});
	const problemOf = (field: FieldName) => {
		const edit = editOf(field);
		return edit && <EditProblem edit={edit} />;
	};
	return (
		<>
			<div className="plumbline-field">
				<TypedLine
					{...control('title')}
					__next40pxDefaultSize
					placeholder={usualTitle(variables)}
				/>
				<VariableButtons
					field={fieldLabel('title')}
					onInsert={(variable) => onChange('title', `${texts.title} ${variable}`.trim())}
				/>
				{problemOf('title')}
			</div>
			<div className="plumbline-field">
				<TypedText {...control('description')} rows={3} />
				{problemOf('description')}
			</div>
			<div className="plumbline-field">
				<TypedLine {...control('keyword')} __next40pxDefaultSize autoComplete="off" />
				{problemOf('keyword')}
			</div>
		</>
	);
}

const OwnersTexts = ({
	owner,
	texts,
}: Pick<PostTextsProps, 'texts'> & { readonly owner: string }) => (
	<>
		<p className="plumbline-quiet">
			{sprintf(
				/* translators: %s: name of a plugin. */
				__(
					'%s writes the title and description of this post. Change them there. Plumbline adds nothing.',
					'plumbline',
				),
				owner,
			)}
		</p>
		<dl className="plumbline-foreign">
			{fieldNames.map((field) => (
				<div key={field}>
					<dt>{fieldLabel(field)}</dt>
					<dd dir="auto">{texts[field] || '–'}</dd>
				</div>
			))}
		</dl>
	</>
);
