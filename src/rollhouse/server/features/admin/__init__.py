"""Administration: users, tables, reports and bans."""
