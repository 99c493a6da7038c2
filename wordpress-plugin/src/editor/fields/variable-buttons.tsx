import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { settings } from '../../settings/settings.ts';

interface VariableButtonsProps {
	/** Name of the field that they are inserted into. */
	readonly field: string;
	readonly onInsert: (variable: string) => void;
	/** Defaults to those of the edited page. */
	readonly names?: readonly string[];
}

/** Variables that WordPress fills in when it shows the page; archives have no category and no date. */
const namesOfPage = () => [
	'title',
	'separator',
	'site',
	...(settings().classic?.form ? ['tagline'] : ['category', 'year']),
];

export const VariableButtons = ({
	field,
	names = namesOfPage(),
	onInsert,
}: VariableButtonsProps) => (
	<div className="plumbline-chips">
		{names.map((name) => (
			<Button
				key={name}
				size="small"
				variant="secondary"
				/* translators: 1: name of a variable, 2: name of a field. */
				label={sprintf(__('Insert {%1$s} into “%2$s”', 'plumbline'), name, field)}
				showTooltip={false}
				onClick={() => onInsert(`{${name}}`)}
			>
				{`{${name}}`}
			</Button>
		))}
	</div>
);
