/*
 * What Leaflet's own sheet has and we need, and our markers. They stand in the shadow tree of the map: neither do they reach the page, nor the
 * rules of the page the map. Custom properties are inherited into it, so that the colours follow the theme.
 */
export const MAP_STYLES = `
:host { isolation: isolate; }
.map {
  position: absolute;
  inset: 0;
  overflow: hidden;
  border-radius: inherit;
  background: var(--guiche-info-soft);
  outline: none;
  cursor: grab;
  touch-action: none;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
}
.map:focus-visible { outline: 2px solid var(--guiche-accent); outline-offset: -2px; }
.leaflet-dragging .map, .map:active { cursor: grabbing; }
.leaflet-pane, .leaflet-tile, .leaflet-tile-container, .leaflet-marker-icon, .leaflet-pane > svg, .leaflet-zoom-box, .leaflet-layer {
  position: absolute;
  left: 0;
  top: 0;
}
.leaflet-tile { visibility: hidden; user-select: none; -webkit-user-drag: none; }
.leaflet-tile-loaded { visibility: inherit; }
.leaflet-pane { z-index: 400; }
.leaflet-tile-pane { z-index: 200; }
.leaflet-marker-pane { z-index: 600; }
.leaflet-pane > svg path, .leaflet-tile-container, .leaflet-marker-icon { pointer-events: none; }
.leaflet-pane > svg path { fill-rule: evenodd; }
.leaflet-marker-icon.leaflet-interactive { pointer-events: auto; cursor: pointer; }
.leaflet-zoom-animated { transform-origin: 0 0; }
svg.leaflet-zoom-animated { will-change: transform; }
.leaflet-zoom-anim .leaflet-zoom-animated { transition: transform 250ms cubic-bezier(0, 0, 0.25, 1); }
.leaflet-zoom-anim .leaflet-zoom-hide { visibility: hidden; }
.leaflet-zoom-box { border: 2px dashed var(--guiche-accent); z-index: 800; }
.leaflet-control-container { position: absolute; left: 0; bottom: 0; z-index: 800; pointer-events: none; }
.leaflet-control-scale-line {
  box-sizing: border-box;
  margin: 0 0 8px 8px;
  padding: 0 4px;
  border: 2px solid var(--guiche-ink-2);
  border-top: 0;
  background: var(--guiche-surface-1);
  color: var(--guiche-ink-2);
  font-size: 11px;
  line-height: 14px;
  white-space: nowrap;
}
.leaflet-top { display: none; }

.place {
  position: absolute;
  bottom: 0;
  left: 0;
  transform: translateX(-50%);
  display: flex;
  gap: 6px;
  padding: 2px 6px;
  border: 1px solid var(--guiche-line-strong);
  border-radius: 6px;
  background: var(--guiche-surface-1);
  color: var(--guiche-ink);
  font-size: 12px;
  line-height: 16px;
  font-weight: 600;
  white-space: nowrap;
  margin-bottom: 6px;
}
/* The tip that stands on the place. */
.place::after {
  content: "";
  position: absolute;
  left: 50%;
  bottom: -5px;
  width: 8px;
  height: 8px;
  transform: translateX(-50%) rotate(45deg);
  border: solid var(--guiche-line-strong);
  border-width: 0 1px 1px 0;
  background: inherit;
}
.place-name { display: none; max-width: 180px; overflow: hidden; text-overflow: ellipsis; }
.place[data-active], .place[data-selected] { border: 2px solid var(--guiche-accent); padding: 4px 8px; }
.place[data-active]::after, .place[data-selected]::after { border: solid var(--guiche-accent); border-width: 0 2px 2px 0; bottom: -6px; }
.place[data-active] .place-name, .place[data-selected] .place-name { display: block; }
.place[data-selected] { background: var(--guiche-accent); color: var(--guiche-accent-ink); }
.place[data-selected] .place-name::before { content: "✓ "; }
.place-price:empty { display: none; }
/* Without a price, or without room for it, a place is a dot until it is looked at. */
.place:not([data-price], [data-active], [data-selected]) { width: 10px; height: 10px; padding: 0; border: 2px solid var(--guiche-surface-1); border-radius: 50%; background: var(--guiche-accent); box-shadow: 0 0 0 1px var(--guiche-line-strong); margin-bottom: -7px; }
.place:not([data-price], [data-active], [data-selected])::after, .place:not([data-price], [data-active], [data-selected]) .place-price { display: none; }
@media (forced-colors: active) {
  .place[data-selected] { background: Highlight; color: HighlightText; forced-color-adjust: none; }
}
`;
