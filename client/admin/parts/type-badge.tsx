import badges from '../../styles/badges.module.css'
/** Undefined counts as ranked. */
export const TypeBadge = ({ isRanked }: { isRanked: boolean | undefined }) =>
  isRanked === false ? <span className={badges.plain}>Unranked</span> : <span className={badges.badge}>Ranked</span>
