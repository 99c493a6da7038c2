import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useNextInList } from '../../controls/use-next-in-list.ts';

interface DismissedProps {
	readonly name: string;
	/** The reason and the person. */
	readonly details: readonly string[];
	/** Missing if the user is not allowed to restore it. */
	readonly onRestore?: () => void;
}

/** A dismissal with a button to restore it. */
export const Dismissed = ({ name, details, onRestore }: DismissedProps) => (
	<li ref={useNextInList()} className="plumbline-dismissed">
		<span>
			{name}
			{details.filter(Boolean).map((detail) => (
				<span key={detail} className="plumbline-quiet">
					{detail}
				</span>
			))}
		</span>
		{onRestore && (
			<Button
				size="small"
				variant="tertiary"
				onClick={onRestore}
				/* translators: %s: what was dismissed. */
				label={sprintf(__('Restore: %s', 'plumbline'), name)}
				showTooltip={false}
			>
				{__('Restore', 'plumbline')}
			</Button>
		)}
	</li>
);
