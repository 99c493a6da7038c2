import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { useCallback, useSyncExternalStore } from '@wordpress/element';
import { addFilter } from '@wordpress/hooks';
import { _n, sprintf } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { icon } from '../../controls/icon.tsx';
import { blockMarks } from './block-marks.ts';

interface BlockEditProps {
	readonly clientId: string;
	readonly isSelected: boolean;
}

/** Shows in a block’s toolbar that it has findings; a click moves focus to the first. */
export function addBlockMarks(): void {
	const withMark = createHigherOrderComponent(
		(BlockEdit: ComponentType<BlockEditProps>) => (props: BlockEditProps) => (
			<>
				<BlockEdit {...props} />
				{props.isSelected && <Mark clientId={props.clientId} />}
			</>
		),
		'withPlumblineMark',
	);
	addFilter('editor.BlockEdit', 'plumbline/mark', withMark);
}

function Mark({ clientId }: { readonly clientId: string }) {
	const mark = useSyncExternalStore(
		blockMarks.subscribe,
		useCallback(() => blockMarks.of(clientId), [clientId]),
	);
	if (!mark) return null;
	return (
		<BlockControls group="other">
			<ToolbarGroup>
				<ToolbarButton
					icon={icon}
					label={sprintf(
						/* translators: %d: number of findings. */
						_n(
							'%d finding about this block',
							'%d findings about this block',
							mark.count,
							'plumbline',
						),
						mark.count,
					)}
					onClick={() => showFinding(mark.firstRule)}
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}

function showFinding(rule: string): void {
	const finding = `.plumbline [data-rule="${CSS.escape(rule)}"] button`;
	document.querySelector<HTMLElement>(finding)?.focus();
}
