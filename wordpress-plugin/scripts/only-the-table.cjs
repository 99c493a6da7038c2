const noControls = 'export const getControl = () => null;';

const oneLayout = `
import { __ } from '@wordpress/i18n';
import { blockTable as icon } from '@wordpress/icons';
import component from './table/index.mjs';
import viewConfigOptions from './utils/density-picker.mjs';
export const VIEW_LAYOUTS = [{ type: 'table', label: __("Table"), component, icon, viewConfigOptions }];
`;

/**
 * Leaves in DataViews what the table of all posts uses: one layout, and no form controls, because its
 * fields are edited elsewhere. Calendars and color pickers would be a quarter of its script.
 */
module.exports = function onlyTheTable() {
	return this.resourcePath.includes('dataform-controls') ? noControls : oneLayout;
};
